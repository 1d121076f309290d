import type { CommunityData } from '@/lib/place/community-traits'

export const basketball: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'low',
    daylight: 'welcome',
    weather: 'medium',
    needs: 'nothing',
    time: 'late afternoon or evening',
    kit: 'a ball, water and shoes that hold your ankles',
    size: 'three against three, or ten in a gym',
    first: 'you ask who has next',
    verb: 'play basketball',
    doing: 'basketball',
    atHome: 'shooting hoops',
    members: 'players',
    meeting: 'a pickup game',
    group: 'a pickup group',
  },
  mnf: `
intro: "Who has next?" is all the introduction you need at a court in {city}.
intro: Someone in {city} will rebound your misses and send the ball back. It starts like that.
intro: A hoop, a queue and a bench: in {city} that is enough to get acquainted.
when[hot]: Asphalt keeps the heat, so courts in {city} fill when the shadow of the backboard grows long.
when[even]: Since it gets dark at about the same time all year, the courts have a fixed rush hour. Be there at its start.
when[swing]: Outdoor courts are busy from {bright}; when it is dark after work, ask which gym the same people rent.
when[far]: Around {peak} there are games at an hour when other cities sleep. In winter everyone is in a school gym, on a list.
when: Late afternoon is for kids, early evening for everyone, late evening for those with jobs.
where[shore]: Near the shore the wind takes long shots, so games are played close to the rim and everyone may shoot.
where[high]: At about {elev} the ball bounces happily and you do not. Play to seven and rest often; the bench is the social part.
where[big]: In a big city each court has its own score, its own rules and its own humor. Learn one of them well.
where[little]: With one good court in a small place, the same eight people argue about the same foul for years. They need a ninth.
where[inland]: School grounds, parks, the lot behind the sports hall: listen for the sound of a ball on concrete.
where: Find a court with a bench and a light pole, and look in at the same hour twice.
first: Claim your place in the queue: who is after whom. When your turn comes, pick the people you have been sitting with.
first: Set screens, chase rebounds, say "my bad." The passes come after that.
first: If five-on-five is too quick, offer a shooting game. In {city} too, somebody is always warming up alone.
first[modest]: There are gym hours for women and for men; ask the sports center which evening is yours.
bring: Bring a ball if you have one, water, and shoes that hold your ankles.
bring: Come with two shirts. The ball gets you talked to before you play.
talk: Points, fouls and "next" are quickly learned, whatever the language of the court.
talk: On the bench people comment on the game, and you can join with one word and a wince.
reason: The bench :: You wait as much as you play, side by side with the people you will play with.
reason: Teams are remade :: After each game in {city} the sides change, so within an evening you have played with everyone.
trip: Three of you against three of theirs in {trip}, about {tripDist} to the {tripDir}: a fine excuse for a free day.
trip: Courts in {trip} have other rules. It is about {tripDist} away; find out together.
home: A hoop over a door and paper balls will do for two tired people and a bet.
`,
  lff: `
intro: You shoot alone at a hoop in {city} and chase your own misses. Ask for next instead.
intro: A court in {city} lets anyone in who says two words: who's next.
intro: In {city} there are nine on the court, and you are behind the fence. Walk around it.
when[hot]: The court in {city} is a stove until evening. Come when the shade does.
when[even]: Every month has the same dusk here. They play the last hour of it, always, and you could too.
when[swing]: After {autumn} outdoor games die in the dark. Get on the gym list before that; it closes.
when[far]: Endless evenings in {peak}, then gym slots you must sign for. Sign.
when: Come at the start. At half past the teams are made and you are audience.
where[shore]: Wind off the water ruins every jumper. Good for you: nobody can tell who is bad.
where[high]: Two trips up and down at about {elev} and you see stars. Sit. Talk to the one beside you, who sees them as well.
where[big]: Choose one court in {city} and haunt it. Regulars learn faces, then names.
where[little]: Small place, one hoop with a net. If you are there on Tuesday, you are in the team.
where[inland]: Follow the sound of the bounce on a dry evening. No map needed.
where: Bring a ball to an empty court and keep missing. Somebody comes.
first: "Who has next? Who's after that?" Say it to the loudest one. Then sit down among them.
first: Play defense. Nobody thanks you and everybody picks you.
first: They will not pass to you at first. Rebound for twenty minutes, anywhere in {city}, and they will.
first[modest]: Ask at the sports hall for the hour that fits you, women's or men's. There is one.
bring: Bring a pump. Nobody ever has a pump, and you become a legend.
bring: Take shoes, water, no headphones.
talk: "My bad" covers most of it.
talk: You do not need to be funny. The game is, frequently.
reason: You wait in company :: Half of it is sitting on a bench next to people. You were going to sit anyway.
reason: They call you when they are short :: Be at the same court in {city} four times, and your name gets shouted over the fence.
trip: Take two from the bench to {trip}, about {tripDist} off. Lose there. Tell everyone you won.
trip: Another court, another crowd: {trip}, about {tripDist} {tripDir}. You go as three and are nobody's stranger.
home: Roll up socks, use the laundry basket, play to eleven with whoever is there.
`,
}
