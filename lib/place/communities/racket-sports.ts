import type { CommunityData } from '@/lib/place/community-traits'

export const racketSports: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'a fixed weekday evening',
    kit: 'clean-soled shoes, water and a borrowed racket',
    size: 'four to a court, partners changing',
    first: 'names on a board and a partner you never met',
    verb: 'play a few sets',
    doing: 'playing racket sports',
    atHome: 'playing table tennis',
    members: 'players',
    meeting: 'a mixed doubles evening',
    group: 'a racket club',
  },
  mnf: `
intro: Somewhere in {city} a person with a decent backhand is wondering whom to ask.
intro: Doubles in {city} gives you a partner every twenty minutes, all of them new.
intro: Tennis, padel, badminton, table tennis: whatever is played in {city}, it takes two at least.
when[hot]: Outdoor courts in {city} are for the hour after sunrise and the floodlit end of the day; in between there is badminton under a roof.
when[even]: With hardly any change of light, a standing fixture keeps its hour all year, which is what makes fours into friends.
when[swing]: From {bright} the outdoor courts are open; by {trough} the same people play badminton in a hall, with less wind and more jokes.
when[far]: {peak} offers light for a match after dinner. For the other months {city} has halls, where shuttlecocks fly in shirt sleeves.
when: Clubs keep one evening for open play. Start there rather than by booking a court.
where[shore]: Sea wind turns every lob into a joke. Expect it by the shore, and choose a partner who laughs.
where[high]: At about {elev} balls fly faster and farther than you are used to. Everybody new hits long; it is a known local sport.
where[big]: In a city of this size court time is the scarce thing, so join a group with a standing booking.
where[little]: Small clubs are glad of any second player, and the key to the court hangs with a neighbor.
where[inland]: The sports hall, the school gym in the evening, the tables in the park: each has its regulars in {city}.
where: Ask for "social" or "mix-in" sessions at the municipal sports center.
first: Write your name on the board, be modest about your level, and the system gives you a partner.
first: Partners talk because they must: yours, mine, sorry, great get. By the break you have said more than at most parties.
first: Borrow a racket for the first three times; any club in {city} has a bag of old ones.
first[modest]: Sessions for women and for men are usually listed apart; the sports center has the plan.
bring: Bring court shoes with clean soles, water, and a borrowed racket.
bring: A tin of fresh balls or shuttles makes you welcome on every court.
talk: Numbers up to forty and the word for "sorry": more is not needed on court.
talk: Between games you sit beside those who are also out, and somebody asks about your shoulder.
reason: Mixed by design :: The board puts you with everyone in turn. It is the politest way of being introduced in {city}.
reason: Standing fours :: The same four on the same evening, with a substitute list: that is how it lasts.
trip: A friendly against four from {trip}, about {tripDist} to the {tripDir}, gives the club something to tell.
trip: There are courts in {trip} as well. It is about {tripDist} away; go as a double and come back as friends.
home: A table, two books as a net and an old ball are a court for a quiet evening.
`,
  lff: `
intro: The wall always returns the ball and never asks you how you are. {city} has better partners.
intro: You own a racket in {city} and nobody to use it with. So do several hundred others.
intro: An open-play evening in {city} hands you a partner. You only have to put your name up.
when[hot]: Play at seven in the morning or under lights. Anything else in {city} is punishment.
when[steady]: One evening a week, all year, no winter break to lose everyone in.
when[swing]: Outdoor fours fall apart in {autumn}. Indoor groups look for people exactly then.
when[far]: Long light in {peak}: a match at nine in the evening. In {trough}, the hall, the same four, soup afterward.
when: Open play is on a weeknight. Do not book a court and hope for a partner to appear.
where[shore]: The wind by the sea makes idiots of good players. Join in; you are already even.
where[high]: At about {elev} your ball sails over the fence. Apologize to the next court. There, contact.
where[big]: You will not get a court in {city} alone at six. A group has one. That is reason enough.
where[little]: Ask who has the key to the court. That person has wanted a partner for years.
where[inland]: Cheap tables in the park, a hall with lines on the floor. {city} does not need a club with blazers.
where: Ring the sports center and ask for the session where people come single.
first: Name on the board. Then you are no longer someone watching, you are next.
first: You will lose, in twenty minutes, to a person of seventy. Ask them for a second game.
first: Say you are "rusty." Half of {city} is. Nobody will check.
first[modest]: Women's and men's sessions run separately in many halls here. Pick yours and go weekly.
bring: Bring clean shoes and a tin of balls. The balls make them forgive your serve.
bring: Take nothing but shoes. There is a bag of old rackets in every hall.
talk: "Mine" and "sorry" will do for the first month.
talk: You are out every second game. Use the bench; ask who has played longest.
reason: A partner without asking :: The list pairs you. No one can say no, and you do not have to ask.
reason: Losing is company :: Four people, one court in {city}, every week. The score is gone by Thursday.
trip: Four of you, {trip}, about {tripDist}: play whoever is there. You will argue about it the whole way home.
trip: Somebody in {trip} needs opponents too. About {tripDist} {tripDir}, a free afternoon, done.
home: Badminton without a net in a yard, with someone you live with. Score optional.
`,
}
