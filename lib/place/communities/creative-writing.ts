import type { CommunityData } from '@/lib/place/community-traits'

export const creativeWriting: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'a notebook and two pens',
    size: 'four to ten',
    first: 'a prompt, a timer, and the right to pass',
    verb: 'write with others',
    doing: 'writing together',
    members: 'writers',
    meeting: 'a writing evening',
    group: 'a writing group',
  },
  mnf: `
intro: Ten minutes, one prompt, a table in {city} where only pens can be heard.
intro: In a writing group in {city} you hear somebody's inner life before their last name.
intro: {city} has notebooks in drawers and people who would like to open them together.
when[hot]: Write early, read late: in {city} the middle of the day is good only for crossing things out.
when[swing]: First drafts come in the dark months and readings in the light ones, when {people} dare to stand up outdoors.
when[far]: {trough}, with about {short} of day, has written more pages than any summer. Groups in {city} know it and meet weekly.
when[steady]: A fixed evening does more for a draft than any season, and here the season offers no excuse anyway.
when: A weekly hour beats a monthly one; you arrive with a page, however bad.
where[shore]: A bench by the water, a timer and four notebooks are a writing group. The gulls edit.
where[big]: In a big city there are groups for each form. Sit in on two, and stay where people listen.
where[little]: In a small place writers hide. A note on the library board, with a date, brings three of them out.
where[high]: At about {elev} the light is sharp, and so are some sentences. Describe the air; everyone here will check.
where[inland]: Weather, rivers, the long road in: start from what {city} has, as local writers do.
where: Libraries, bookstores and adult education centers lend a table and a quiet hour.
first: You may pass. Most newcomers do, and regret it a little on the way home.
first: Listeners say which image stayed with them. Advice is for those who ask.
first: Tell the group in {city} what kind of comment you want: is it clear, does it drag, kindness only.
first[modest]: Look for circles at universities or for women's writing groups; they are the usual form here.
bring: Bring a notebook and two pens, since someone's runs dry.
bring: Come with one page, double-spaced, and no apology for it.
talk[foreign]: Write in your own language and read aloud a rough translation. It is a way of being met.
talk: The page speaks first, and you only have to answer for it.
reason: Inside out :: You learn what people notice before you learn where they work.
reason: Someone waits for page two :: A reader in {city} who asks how it goes on is worth a shelf of advice.
trip: Take notebooks to {trip}, about {tripDist} to the {tripDir}, write in three places, read on the way home.
trip: An open mic in {trip}, about {tripDist} away, is easier with three friends in the second row.
home: Ten minutes, one prompt, sent to a friend by phone and answered with theirs.
`,
  lff: `
intro: The file on your laptop in {city} is called "final3," and nobody has read it. Four people would.
intro: You write at night in {city} because nobody asks. Here someone asks.
intro: In {city} they put a timer on and write rubbish together. It is a relief.
when[hot]: After dark, when {city} is bearable and so are adjectives.
when[swing]: In {trough} you write anyway. Do it at a table with four others breathing.
when[far]: Long nights make long sentences and short tempers. Read them to somebody once a week.
when[steady]: You have no season to blame for chapter two. Take a weekly evening.
when: Weekly. Monthly groups bring excuses; weekly ones bring pages.
where[shore]: You, a bench, the sea, a notebook: very romantic, and nobody has read a line. Bring three people.
where[big]: Leave the agent crowd alone. There is a library room in {city} with six people who mean it.
where[little]: Pin up: "Writing, Thursday, bad is fine." Three will come, and one is good.
where[high]: The air is thin at about {elev}, and so are excuses.
where[inland]: You think {city} is no subject. Read to someone who grew up here, and see.
where: A library table, a timer, a sign. If there is no group, you are it.
first: Read first. It is over in a minute, and then you can hear the others.
first: Say what you want: "Be kind, it's new." People in {city} can manage that.
first: Remember one image of somebody else's and name it. They will never forget you.
first[modest]: A women's circle or a university room is where it usually happens here. Ask a librarian.
bring: Bring two pens. Lend one.
bring: Take something unfinished. Finished things make everyone polite.
talk[foreign]: Read it in your language, then say badly what it means. The room will lean in.
talk: You do not have to chat. You have to read one page with a dry mouth.
reason: It gets heard :: Out loud, in a room in {city}, your sentence stops being only yours.
reason: No small talk left :: After a month you know about a brother and a ferry, and still not their job.
trip: Sit in {trip}, about {tripDist} off, three tables apart, write, then read to each other. Weird and good.
trip: There is an open mic in {trip}, about {tripDist} {tripDir}. Go with the group, read last, survive.
home: Write one page, read it to one person, burn it if you like.
`,
}
