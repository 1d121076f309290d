import type { CommunityData } from '@/lib/place/community-traits'

export const choir: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a fixed weekday evening',
    kit: 'a pencil, water and a folder',
    size: 'eight voices to eighty',
    first: 'silly warm-ups, a voice section and the seat beside a confident singer',
    verb: 'sing in a choir',
    doing: 'singing together',
    atHome: 'singing',
    members: 'choir singers',
    meeting: 'a rehearsal',
    group: 'a choir',
  },
  mnf: `
intro: A choir in {city} gives you a corner of the room and somebody beside you who holds the note.
intro: Forty tired adults in {city} warm up like horses, and half an hour later they are a chord.
intro: In {city} as elsewhere, a choir is where people who came alone breathe in at the same time.
when[hot]: Rehearsals in {city} start once the evening has cooled, with windows open; the street gets a free concert.
when[swing]: The choir year in {city} runs from {autumn} to early summer, with a concert in {trough}; the first rehearsal after the break is the friendliest to join.
when[far]: In {trough} a choir makes its own light. Voices, candles and a hall full of coats are a fine answer to about {short} of day.
when[steady]: Without dark months to fight, choirs rehearse all year, paused only by holidays; join at the start of a new program.
when: One evening a week, the same one, is the rule. Choose it so that you can come nine times in ten.
where[shore]: Near the sea, shanties are never far. If you like it loud and simple, ask for them.
where[high]: At about {elev} the long notes are shorter than you remember. Everyone breathes in secret.
where[big]: A city of this size has choirs for each taste, gospel to baroque. Choose by sound first and by the way home second.
where[little]: In a small place the church, school or town choir takes whoever turns up, and gives basses a parade.
where: Parish halls, schools and culture houses host rehearsals; look for the words "no audition."
first: You are asked high or low, then the leader plays a few notes and puts you beside someone steady.
first: Sing quietly for three weeks, lean toward a good voice, and only then decide that you cannot sing.
first: There is a break with cookies halfway. Nobody in a choir in {city} lets a new person stand alone in it.
first[modest]: Ask about women's, men's or children's choirs and school ensembles; mixed ones are rarer here.
bring: Bring a pencil, water and a folder. Reading music helps, but many sing by ear.
bring: Come with comfortable shoes and a song you know by heart, in case somebody asks.
talk[foreign]: Singing is the gentlest way into a language: you learn the vowels before the grammar, and forty people say them with you.
talk: Between pieces there are thirty seconds for one sentence to the left and one to the right.
reason: A place in the row :: Your section becomes your corner, with its own jokes about the others.
reason: A concert to work for :: There is a date in {city} on which you will all wear black and be nervous together.
trip: A concert with a choir from {trip}, about {tripDist} to the {tripDir}, means a long ride with harmony.
trip: Go with your section to hear a choir in {trip}; it is about {tripDist} away and you will know better afterward, or think so.
home: Two voices and a kitchen make a canon. Sing what your grandparents sang.
`,
  lff: `
intro: You sing in the shower in {city}, and rather well. There are forty people short of a voice.
intro: In a choir in {city} nobody hears you alone. That is what makes it possible.
intro: On Tuesdays in {city} somebody stands where you should stand, beside an alto with cough drops.
when[hot]: It begins after the worst heat, windows open, everyone damp. Vanity does not survive the first scale.
when[swing]: Join in {autumn}. By the concert in {trough} you will have a folder, a row and someone who saves your chair.
when[far]: Those weeks with about {short} of day are the ones choirs were invented for. Have your name on the list by {autumn}.
when[steady]: They rehearse all year. The next new program is your door; ask when.
when: Choose the choir by its evening. The one you dread sitting through at home is right.
where[shore]: There will be a shanty choir near the harbor. Loud, wrong and happy: ideal if you are scared.
where[high]: Up here, at about {elev}, breath runs out for all. Steal yours in the middle of a word like the others.
where[big]: A hundred choirs, so drop the famous ones. Take one that needs you and rehearses near your stop.
where[little]: One choir, three basses. If you are a bass you have friends already.
where: Ask at the parish or the music school for one without an audition. They say "open to all" and mean it.
first: Say, "I don't know what voice I am." The leader has a piano and likes that sentence.
first: Stand next to the one who sounds sure. Move your mouth. No one in {city} will know for weeks.
first: Do not check your phone in the break. Take a cookie and ask who is newest after you.
first[modest]: Women's and men's choirs are the usual thing here. Ask which one would take you.
bring: Bring a pencil. You will look like you have done it before.
bring: Take water. Leave the sentence "I can't sing" at the door; somebody told you that when you were nine.
talk[foreign]: You will sing words you do not understand, correctly, next to those who do. Ask them on the way out.
talk: You make noise with people for two hours without having to talk to them. Then talking is easy.
reason: They count voices :: If you are missing in {city}, there is a hole in the chord, and someone writes.
reason: Your neck prickles :: Forty people, one chord. You will not get that from a screen in your kitchen.
trip: With the choir to {trip}, about {tripDist}: sit next to the one who always brings sandwiches.
trip: Hear another choir in {trip}, about {tripDist} {tripDir}, with two from your row, and be mean about it all the way back.
home: Sing with one other person, softly, something you both know. Record it for someone far off.
`,
}
