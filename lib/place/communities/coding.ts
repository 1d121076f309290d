import type { CommunityData } from '@/lib/place/community-traits'

export const coding: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'a charged laptop and something small that fails',
    size: 'pairs at a long table',
    first: 'a socket, your language and your bug',
    verb: 'code with others',
    doing: 'coding in company',
    atHome: 'coding',
    members: 'programmers',
    meeting: 'a hack night',
    group: 'a coding group',
  },
  mnf: `
intro: "It works on my machine." Tables of programmers in {city} groan at it together.
intro: In {city} somebody will look at your bug, and you at theirs.
intro: Bring a laptop and something that fails to a hack night in {city}.
when[hot]: In {city} the evening is for code, with the machines and their owners under the same fan.
when[swing]: Study groups start in {autumn}, and {trough} is when side branches get merged. In {peak} the meetup moves to a park with bad light for screens.
when[far]: About {short} of daylight in {trough} bothers programmers less than most. Still, go for the people and not for the dark.
when[steady]: There is a meetup in each month of the year; pick a weekly hack night over a monthly talk.
when: Talk evenings are for learning, hack nights for knowing people.
where[big]: In a big city each language has its user group. Beginners do best in the one that mixes them.
where[mid]: A city of about {pop} people tends to have one list or chat that matters; ask who runs it.
where[little]: In a small place put a sign on a library table: "stuck? same." It works within three weeks.
where[shore]: After the talk the serious discussion walks along the water.
where[high]: At about {elev} builds are as slow as anywhere, and the tea is better.
where[inland]: Universities, libraries and company kitchens lend a room; {city} has more of them than it looks.
where: User groups, makerspaces and universities list their evenings openly.
first: Name your language and your problem. The host pairs you with someone who might help.
first: One drives, one watches and asks dumb questions; after twenty minutes you swap.
first: Ask, "Could you say that for a beginner?" In {city} the veterans respect it.
first[modest]: There are groups for women in tech here; ask a university or a user group.
bring: Bring a charged laptop, something small that fails, and headphones you intend not to use.
bring: Come with snacks that leave keys clean.
talk[foreign]: Code is in English almost everywhere; the swearing is in {lang}, and you learn it fast.
talk: You both look at the screen, and silence means thinking.
reason: Remembered by your bugs :: "Did you fix the dates?" Somebody in {city} asks, and you are in.
reason: Everyone was stuck once :: The maintainer and the learner sit at the same table and use the same search engine.
trip: A conference day in {trip}, about {tripDist} to the {tripDir}, with four from the table, is mostly corridor and the ride there.
trip: Hack on the way to {trip}, about {tripDist} away, no network, one problem.
home: A shared editor, a call, one friend, one bug.
`,
  lff: `
intro: You asked a machine all day in {city}. Ask the person next to you.
intro: Three hours on one missing comma, alone, in {city}. Two people find it in four minutes.
intro: Nobody in {city} knows what you do all day. In one room they do.
when[hot]: After work, cool room, {city} humming outside. Your flat is hotter.
when[swing]: From {autumn} on there are weekly hack nights. You would be at the screen anyway in {trough}.
when[far]: Dark outside, dark theme, nobody about. Break one of the three.
when[steady]: Some user group meets this week, as in every week of the year.
when: Hack night, not keynote. At a keynote you see the backs of heads.
where[big]: Choose the meetup with beginner in its name, even if you are not one. They are nicer.
where[mid]: There are perhaps forty of you in {city} who go to such things. Two evenings and you know half.
where[little]: Library table, sign, "stuck? same." You will sit there alone twice. Then you won't.
where[shore]: They go for food near the water afterward. The real meeting is there. Go.
where[high]: It is cold out at night at about {elev}, the server room is warm, and jokes are old. Home.
where[inland]: Some company in {city} lends its kitchen on Wednesdays. Free pizza, honest people.
where: A makerspace or a university room. Look up the user group and just turn up.
first: "I'm stuck." Say it first and five people exhale.
first: Let the other person type. You will hate it and learn.
first: If someone drops jargon on you, in {city} or anywhere: "For a beginner, please."
first[modest]: Women's coding groups exist here; a university knows them.
bring: Bring a bug. Not your portfolio.
bring: Take a charger with two ports.
talk[foreign]: The code is English, the groans are {lang}. You will manage both.
talk: You may stare at the screen while you speak. Finally a room where it is polite.
reason: Somebody to groan with :: It works on no one's machine in {city} either.
reason: You are useful :: You know one thing another person has been searching for all week.
trip: Conference in {trip}, about {tripDist}: skip two talks, stay in the corridor with three people.
trip: About {tripDist} to {trip}, offline, four laptops. You will ship nothing and laugh a lot.
home: One call, one cursor, two people.
`,
}
