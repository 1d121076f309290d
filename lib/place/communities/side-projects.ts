import type { CommunityData } from '@/lib/place/community-traits'

export const sideProjects: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening or a long free afternoon',
    kit: 'the half-built thing and its ugliest problem',
    size: 'five to fifteen around one timer',
    first: 'say it, do it, show it',
    verb: 'build things beside others',
    doing: 'building things in company',
    members: 'tinkerers',
    meeting: 'a build night',
    group: 'a build group',
  },
  mnf: `
intro: A weather station, a zine, a tiny shop: at build nights in {city} half-finished is normal.
intro: In {city} there are people who will ask next week whether the hinge worked.
intro: Bring the thing on your desk to a table in {city}, and say where it is stuck.
when[hot]: Glue dries fast and tempers slowly, so builders in {city} meet after dark with a fan.
when[swing]: Projects are begun in {autumn}, doubted in {trough} and shown around {spring}. A group carries you over the middle.
when[far]: Long dark evenings are why so many odd machines get built in places like {city}. In {peak} they are tried outdoors.
when[steady]: No season sets a deadline here, so the group does: every second week, show something.
when: Two hours are enough: one breath to say it, ninety minutes to do it, the rest to show it.
where[big]: In a big city makerspaces specialize; look for one with a sewing machine next to the soldering iron.
where[mid]: With about {pop} people {city} has tinkerers for sure; they meet where the laser cutter is.
where[little]: In a small place somebody owns a workshop with one free bench. Ask at the hardware store.
where[shore]: Salt air, wind, tides: by the sea somebody is always building a sensor for it.
where[high]: At about {elev} there is sun and wind to play with, and every second project wants to use it.
where[inland]: Barns and garages are the great luxury away from the coast. Ask who has one.
where: Libraries, coworking rooms and makerspaces host build nights. A table and a timer make a new one.
first: Say in one breath what you will try to get done. At the end, show whatever there is, even an error message.
first: Ideas alone are fine the first night; someone will kindly ask for the smallest piece of it.
first: Test somebody's thing before you show yours. In {city} it comes back within the hour.
first[modest]: University labs and family workshops are the likeliest rooms here; ask how they are shared.
bring: Bring the project, its charger and its ugliest problem.
bring: Come with tape. Somebody always needs tape.
talk[foreign]: A half-built thing explains itself; you point at what falls off.
talk: You talk about the thing, and sooner or later about yourself.
reason: Someone asks how it went :: "Did the hinge work?" In {city} it is a question friends ask, and you get it in week two.
reason: Skills change hands :: A logo for a spreadsheet, a weld for a poem.
trip: A maker fair or a flea market near {trip}, about {tripDist} to the {tripDir}: everyone comes home with parts.
trip: Show your things to a group in {trip}, about {tripDist} away; outsiders see at once what it is for.
home: One table, one friend, one thing taken apart.
`,
  lff: `
intro: You described it at three parties in {city} and watched their eyes go to the door. Not here.
intro: The thing on your desk in {city} has had one visitor in a year. You.
intro: In {city} people solder side by side and admit they did nothing this week.
when[hot]: Late, when {city} has cooled and you would be alone with it again until two.
when[swing]: You started in {autumn} and stopped in {trough}, as every year. This time there is a Tuesday with witnesses.
when[far]: The long dark is good for building and bad for builders. Be in a room with others every second night.
when[steady]: No winter forces you inside, no summer out. You need somebody to ask how far you are.
when: Every other week, no matter what. Come most of all when you did nothing.
where[big]: Somewhere in {city} there is a bench with your tool on it and someone who knows how.
where[mid]: About {pop} people, and at least nine of them have a thing on their desk. Find the nine.
where[little]: The hardware store knows who buys odd screws. Ask for the name.
where[shore]: Something of yours could be tested by the water with three people and a towel.
where[high]: Wind, sun, about {elev}: whatever you build, go and test it together.
where[inland]: You lack a garage and someone has one full of silence. Bring cake.
where: A makerspace on an open night. Carry the thing in your arms; it does the talking.
first: Nine words what it is, nine what is broken. No pitch.
first: Hold the flashlight for someone. You are in.
first: At the end ask one person in {city}, "Send me a picture when it boots." Send yours first.
first[modest]: Ask a university lab here who may come and when.
bring: Bring the broken version. The good one makes them polite.
bring: Take a spare cable nobody else has.
talk[foreign]: You say three wrong words and hold up the part. They know.
talk: You need no story about yourself. Here is a hinge.
reason: A witness :: Somebody in {city} leans in and says, "Wait, do that again." You have waited for it.
reason: Shame is common :: Everyone skipped a week. Say it first and five others breathe.
trip: Flea market near {trip}, about {tripDist}: one car, four people, far too many parts.
trip: Carry your things to {trip}, about {tripDist} {tripDir}, and let strangers press the buttons.
home: Take a radio apart with someone. Put most of it back.
`,
}
