import type { CommunityData } from '@/lib/place/community-traits'

export const bookClubs: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'one weekday evening a month',
    kit: 'the book, with one passage marked',
    size: 'six to twelve chairs',
    first: 'a round of first reactions',
    verb: 'join a book club',
    doing: 'reading together',
    members: 'readers',
    meeting: 'a book evening',
    group: 'a book club',
  },
  mnf: `
intro: "I hated her by page forty," says somebody in {city}, and the evening has begun.
intro: A circle of chairs, one story, nine opinions: {city} has rooms like that.
intro: Read the same book as ten strangers in {city}, and you are strangers for one evening only.
when[hot]: Readers in {city} read through the hot hours and meet when it cools, often under a fan or in a yard.
when[swing]: Thick novels are for {trough}, with about {short} of daylight; around {peak} clubs choose thin ones and meet on grass.
when[far]: Dark months make readers. Clubs in {city} begin in {autumn} and finish a long book together before the light returns.
when[even]: With evenings alike all year, a monthly date is easy to keep; the rainy weeks are for the long chapters.
when: One evening a month leaves time to finish, and nobody minds if you did not.
where[big]: In a big city there are clubs for crime, poetry and whatever you once gave up on. Bookstores keep the list.
where[little]: In a smaller place the library has one circle, and it has read everything by now except what you suggest.
where[shore]: Somebody will propose a sea story in a city by the water, and everyone will have an uncle who knows better.
where[high]: At about {elev} evenings are cool; a shared blanket and a thick book suit them.
where[inland]: Far from the coast, people have long read about the sea. Ask for the favorite.
where: Libraries and bookstores host open circles; you can come to listen once.
first: There is a round of first reactions. "I got halfway" is a perfectly good one.
first: Mark one passage. It gives you something to read aloud when words fail.
first: Say what you would have liked to happen. In {city} someone will object warmly.
first[modest]: Women's circles and university groups are common here; ask the library which one is open.
bring: Bring the book with one passage marked, and a title for the next vote.
bring: Come with a pencil; you will want to write down what others recommend.
talk[foreign]: A club in the language you are learning, with thin books, gives you a month to prepare every sentence.
talk: It is nearly all talk, but the book starts each sentence for you.
reason: You meet their minds first :: People who defend a fictional mother tell you a good deal about themselves.
reason: A month between :: There is time to read, to miss each other a little, and to lend a book in {city}.
trip: A bookstore day in {trip}, about {tripDist} to the {tripDir}: each buys one book for another.
trip: Go to {trip} together, about {tripDist} away, and read the same chapter on the way there.
home: Read aloud to somebody in the house, a chapter each evening.
`,
  lff: `
intro: You finish a book at midnight in {city} and there is nobody to tell. There are eight of them.
intro: Your shelf knows you better than anyone in {city}. Lend it out.
intro: Ten people in {city} just read what you read, and half of them got it wrong.
when[hot]: It is too hot to go out until eight, and by then you have read the chapter. Go and disagree.
when[swing]: In {trough} you read more because it is dark at five. Do it toward a date.
when[far]: Six hundred pages, one winter, nine people: it beats doing the dark on your own.
when[steady]: One evening a month, any month. You do not have to wait for a reading season.
when: Once a month is too little for a friend, so stay for tea, and ask one of them out to talk about chapter nine.
where[big]: Choose the club whose last book you would have stopped reading. Better arguments.
where[little]: The library circle is six women and a retired teacher. You will like them more than your feed.
where[shore]: They walk by the water afterward, still arguing. Keep up.
where[high]: It gets cold at night at about {elev}. A warm room with a quarrel in it is a good thing.
where[inland]: The back room of a bookstore, folding chairs. {city} has one.
where: Ask the person at the bookstore till which group still has a chair. They know.
first: You read half. Say so. They will spoil it for you and like you for it.
first: Say the unpopular thing about the heroine. Somebody in {city} has waited for backup.
first: If one person lectures, ask the quiet one what they thought. You have made a friend.
first[modest]: Ask the library which circle is for whom here; many are for women.
bring: Bring the book, bent and marked. Clean copies make people nervous.
bring: Take one sentence you loved. You can hide behind it.
talk[foreign]: You get a month to look up the words. No other conversation gives you that.
talk: It is talking, yes. But about people who do not exist, which is so much easier.
reason: Past the weather :: In the first ten minutes you know who forgives whom. At work that takes years.
reason: You are expected to have a view :: When did somebody in {city} last ask what you think?
trip: Old bookstores of {trip}, about {tripDist}: go with the one who reads what you hate.
trip: Read on the way to {trip}, about {tripDist} {tripDir}, across from someone who is on the same page.
home: Read to each other, one page each. Do the voices.
`,
}
