import type { CommunityData } from '@/lib/place/community-traits'

export const boardGames: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'a snack that leaves no grease on cards',
    size: 'tables of three to five',
    first: 'the rules, a color, and a quarter of an hour of politeness',
    verb: 'play board games',
    doing: 'playing board games',
    members: 'board gamers',
    meeting: 'a game night',
    group: 'a game group',
  },
  mnf: `
intro: At a game night in {city} somebody explains the rules, and two hours later you have schemed with strangers.
intro: Choose a color, sit down, and {city} has dealt you in.
intro: Game tables in {city} are easy to join at the start and hard to leave at the end.
when[hot]: Game nights in {city} start when it cools, near a fan that must not touch the cards.
when[swing]: From {autumn} the long games come out; around {peak} people play small boxes on a picnic blanket.
when[far]: {trough}, with about {short} of light, is the season of the six-hour campaign. In {peak} the boxes gather dust, and that is fine.
when[even]: The season never changes, so a campaign can go on for a whole year on the same evening.
when: Come at the very start; a game in progress cannot add a player.
where[big]: Game cafés, hobby shops and libraries in a big city each have their night; within a month you know which crowd laughs.
where[little]: In a small place somebody has a cupboard with a hundred games and four chairs. Ask the librarian who.
where[shore]: On a windy day at the coast nothing beats a table, a lamp and a box.
where[high]: At about {elev} evenings are cool and long, made for one more round.
where[inland]: Inland weather gives reasons enough to stay in. Do it around a board.
where: Libraries and hobby shops hold open nights; hosts put tables together and seat newcomers first.
first: Tell the host what you have enjoyed before. You will be put at a table of three to five.
first: Ask for a cooperative game first: in {city} as anywhere, it is easier to lose together.
first: You will be blocked, betrayed and offered cookies by the same person. It is a welcome.
first[modest]: Cafés and home rounds here may be for women, men or families. Ask beforehand.
bring: Bring a snack that leaves no grease on the cards. Leave the four-hour epic at home for now.
bring: Come with curiosity; games and dice are on the table.
talk[foreign]: Pick games with pictures and few words. Numbers and pointing will carry you through the first evening.
talk: Rules give you things to say: your turn, I'll trade, that hurts.
reason: The table decides what to talk about :: You never have to think of a subject. Someone has just taken your road.
reason: Shared history :: A group that lasts keeps telling its one legendary loss. In {city} you may be in the next one.
trip: A game fair or just another table in {trip}, about {tripDist} to the {tripDir}, with a box for the way.
trip: Challenge the regulars of {trip}, about {tripDist} away, to an afternoon. Bring the game they do not know.
home: A deck of cards, a candle and the people in the house.
`,
  lff: `
intro: The game on your shelf in {city} says two to five players. It has never been opened.
intro: In {city} a stranger will lie to your face across a table. You will like it.
intro: Small talk is hard. "I'll trade you two sheep" is not, and in {city} they say it weekly.
when[hot]: After dark, fan on, cards held down with cups. {city} is too hot to sulk at home.
when[swing]: As soon as it is dark at five, tables fill. Have a chair by {autumn}.
when[far]: In the dark weeks there is a campaign that needs a fourth, every week until {spring}. Say yes.
when[steady]: A standing night, all year. No season will rescue you from choosing one.
when: Be there when it begins. Half an hour late, and you watch.
where[big]: Take the hobby shop near you and not the famous café. Smaller shelf, kinder people.
where[little]: One cupboard, one host. Be nice to the host.
where[shore]: Rain off the sea, a lamp, a box. What else would you do?
where[high]: Cold after sunset at about {elev}. One more round, then. And another.
where[inland]: There is a back room in {city} with bad light and five people on the edge of their seats. Find the door.
where: Ask at the library for the open night. Yes, it exists; they are surprised when adults ask.
first: Say, "I know nothing, explain it to me." The explainer has waited all day for you.
first: You will lose. Lose loudly. Everyone in {city} will want you back.
first: If one person plays everyone's turn, say, "Let me make my own mistake." The table will thank you.
first[modest]: Find out which round you fit into here, family, women or men. Then sit down.
bring: Bring pretzels. Nothing with grease; they will kill you.
bring: Take no game of your own the first time. Play theirs.
talk[foreign]: Take a game with tokens and no text. By round two you can insult people in {lang}.
talk: It is all rules and revenge. You will have spoken for three hours and not once about yourself.
reason: A role to hide behind :: You are a merchant, you want spices. It is easier than being you for a while.
reason: They need a fourth :: Every table in {city} is one person short sooner or later. Be on the list.
trip: Go to {trip}, about {tripDist}, with a small box for the ride. You will not notice the stops.
trip: Find the table in {trip}, about {tripDist} off, and lose to strangers there as a team.
home: Cards, a candle, whoever is home. Play for matches.
`,
}
