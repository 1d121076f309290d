import type { CommunityData } from '@/lib/place/community-traits'

export const students: CommunityData = {
  traits: {
    setting: 'either',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'the first weeks of term, and every evening after class',
    kit: 'a pen people can borrow and a mug',
    size: 'a study table of three, a society of fifty',
    first: 'a clipboard, a name game and much looking at shoes',
    verb: 'meet other students',
    doing: 'studying in company',
    atHome: 'studying',
    members: 'students',
    meeting: 'a study evening',
    group: 'a student society',
  },
  mnf: `
intro: "Did you understand that?" In {city} many a friendship began over a problem sheet.
intro: For a few weeks of term in {city} it is normal to walk up to anyone and say your name.
intro: A study table in {city} needs three people, snacks and one who understood the lecture.
when[hot]: Libraries with good air are where {city} studies in the heat, and the steps outside are where it talks at night.
when[swing]: Around {trough} come exams and dark afternoons; a study table with a lamp is company that nobody has to plan.
when[far]: In {trough} the library is the brightest place in {city}. Half of the people in it came for the light and the others.
when[even]: Terms go by with hardly any change of light, so tie your week to a table and not to a season.
when[south swing]: The academic year here often starts early in the calendar year, so the window for name games opens in {autumn}.
when: There are two windows: the first weeks, and the time of the first hard assignment. The second is wider.
where[big]: In a big city students live far apart. Keep one evening on campus and tell people which.
where[little]: In a small place the whole year is in the same three rooms. Say hello in all of them.
where[shore]: After class the crowd drifts to the water with takeaway and guitars; so can you.
where[high]: At about {elev} the stairs to the lecture hall introduce you to everyone who also has to stop.
where[inland]: River banks, canteens and dorm kitchens: in {city} people study wherever there is a socket.
where: Bulletin boards, student unions and course chats list nearly everything, and founding a society takes few signatures.
first: Turn to your neighbor and ask about question two. They did not get it either.
first: At an opening session there is a clipboard and a name game. Sign two lists, go to both.
first: If you are older than the rest in {city}, ask about the reading; you will be surprised who is relieved.
first[modest]: Societies and study rooms may be for women or men; the student office has the list.
bring: Bring a pen people can borrow, a mug and a big bag of something.
bring: Come with your notes. They are worth more than a joke.
talk[foreign]: Offer to compare notes in two languages; exchange students and locals both gain.
talk: The next deadline supplies the subject, and complaining together is a start.
reason: Everyone is between friends :: In the first term nobody in {city} has an old crowd yet, however it looks.
reason: The same row :: Repetition does it: the same seat, the same bus, the weekly pot of pasta.
trip: Cheap tickets to {trip}, about {tripDist} to the {tripDir}, five people, one loaf of bread.
trip: A day in {trip}, about {tripDist} away, right after exams: agree on it before, as something to hold on to.
home: A call with the camera on and both of you reading. It counts as a library.
`,
  lff: `
intro: Eight hundred people in your lecture in {city}, and you eat alone. So do more of them than you think.
intro: Everyone on campus in {city} seems to have a group by week three. They met on Tuesday.
intro: Nobody in {city} is waiting for you to be fun. Someone is waiting for notes.
when[hot]: You study in your room because it is hot out. The library in {city} is cooler and has people in it.
when[swing]: Exams come in the dark part of the year. Do not do {trough} in your room.
when[far]: It is night when you enter the hall and night when you leave. Have somebody to leave with.
when[even]: Every week is like the last, so one fixed table changes all of them.
when[south swing]: Term opens around {autumn} here. If you missed week one, take week six; everyone is lost again then.
when: The gang of week one never lasts. Come later; that is when people choose.
where[big]: You commute, it is far, you go straight home. Stay one evening. One.
where[little]: There are three places to be. Be in one of them, in the same chair.
where[shore]: They are down at the water with takeout. Nobody sends invitations for that; you just go.
where[high]: You all gasp on the same stairs at about {elev}. Say something there.
where[inland]: Dorm kitchen, eleven at night, someone making noodles. Ask if there is enough.
where: Found the society yourself. It takes a handful of signatures and a silly name.
first: Ask the person beside you what they got for question two. You both got nothing. Start.
first: Put your name on the list before you can think. Go on the day, in {city}, in the rain.
first: Older, foreign, working: say which. Somebody in {city} is that, too.
first[modest]: Ask which rooms and clubs are yours here, and take someone from your class along.
bring: Bring a mug and a charger. People come to whoever has the charger.
bring: Take notes you are willing to share.
talk[foreign]: Your {lang} is slow and your math is not. Trade.
talk: Nobody can talk about anything but the exam. Perfect, neither can you.
reason: They are faking it :: The loud table in the canteen in {city} met last week. You can still sit down.
reason: Forty weeks of chances :: Same row, same people, until it works.
trip: {trip}, about {tripDist}, worst seats, best price. Whoever comes is your group.
trip: Say "after the exam, {trip}." It is about {tripDist} {tripDir}. Somebody will hold you to it.
home: Camera on, mute, both reading. Stay until ten.
`,
}
