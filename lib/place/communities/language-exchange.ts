import type { CommunityData } from '@/lib/place/community-traits'

export const languageExchange: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'high',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening',
    kit: 'a notebook and three pictures on your phone',
    size: 'tables of three or four',
    first: 'a sticker with what you speak and what you would like to',
    verb: 'swap languages',
    doing: 'swapping languages',
    members: 'language learners',
    meeting: 'a language table',
    group: 'a language exchange',
  },
  mnf: `
intro: At a language table in {city} you are the teacher for half an hour and the beginner for the next.
intro: Bring the language you have to {city}, and somebody brings the one you want.
intro: In {city} a cat and two sisters are enough for a first conversation.
when[hot]: Tables meet in the evening breeze in {city}, and "hot" is the first adjective anybody learns.
when[swing]: Learners sign up in {autumn} and again after New Year; in {peak}, travelers fill the tables, so you meet more accents.
when[far]: In {trough}, when people in {city} stay in, a weekly table gives you an hour of talk that would not happen at the bus stop.
when[steady]: As people come and go all year, a table never has a beginning or an end. You can join in the middle.
when: Big evenings are for finding people. After that, meet one of them for an hour a week.
where[big]: A city of this size has speakers of nearly everything, so name the language you want, even a rare one.
where[little]: In a smaller place it may be a pair rather than a table. Offer yours at the library and wait a week.
where[shore]: Walk along the water in one language and back in the other. It works better than chairs.
where[capital]: Capitals have embassies, institutes and students from everywhere, and with them tables in many languages.
where: Universities, libraries and cultural institutes host tables; a café corner will do.
first: You put on a sticker and get seated with three others. When the bell goes, the table changes over.
first: Show three photos: your street, your food, your people. They work at any level of grammar.
first: Say in {city} how you wish to be corrected: at once, later, or only when nobody understands.
first[modest]: Some tables here are for women only. The host will tell you which.
bring: Bring a notebook for the words you were missing, and a few pictures.
bring: Come with a proverb from home that makes no sense. It fills half an hour.
talk[anglo]: English is what most people come for in {city}, so as a speaker of it you are in demand, and may ask for anything in return.
talk[englishofficial multi]: {country} lists {langs} among its official languages. Offer to trade English for the one your neighbors joke in.
talk[multi three]: With {langCount} official languages in {country}, even locals come to learn a second one. You are in good company.
talk[foreign multi !three]: Two official languages, {langs}, mean that a table here often has speakers of both who never learned the other.
talk[foreign englishlow]: Few people here use English, so what you offer is rare, and what you want is all around you.
talk[foreign englishhigh]: Since so many people can use English, agree on minutes: fifteen of {lang}, no switching, then a rest.
talk[foreign !multi]: {lang} from people who live in it sounds different from the course. Ask for what they say instead.
talk: Everyone at the table is bad at something, and that makes it kind.
reason: Fair by design :: Half the time you help and half the time you are helped. Nobody owes anybody.
reason: A partner every week :: One hour with the same person in {city} takes you through visas, exams and phone calls.
trip: Spend a day in {trip}, about {tripDist} to the {tripDir}, with one rule: the language changes at noon.
trip: Take your table to {trip}, about {tripDist} away, and let the beginners buy the tickets.
home: A call, a timer, thirty minutes in each direction.
`,
  lff: `
intro: You can order coffee in {city} and then the conversation stops. A language table has the next sentence.
intro: In {city} you are the quiet one, because of the words. Here everybody is.
intro: You have a language someone in {city} wants. Trade it.
when[hot]: Evenings, outside, sweating over verbs. {city} at that hour forgives grammar.
when[swing]: {autumn} brings beginners as lost as you. In {trough} only the stubborn are left, and those become friends.
when[far]: It is dark, you speak to no one for days, and then in the wrong language. One evening a week fixes both.
when[steady]: There is no term. Walk in this week.
when: Go to the big evening once, to find one person. Then meet that person every Wednesday.
where[big]: Whatever you speak, somebody in {city} is struggling with it right now in a kitchen.
where[little]: One card on the library board: "I offer, I seek." It will hang alone for a week. Leave it.
where[shore]: Along the water, there in theirs, back in yours. You need not look at each other.
where[capital]: A capital has institutes full of lonely learners. Third floor, bad coffee, perfect.
where: A university table. Most of them arrived last month and know nobody either.
first: Your sticker says "beginner." That is an invitation; wear it.
first: You will tell the cat story five times. By the fifth it is good.
first: Answer in the language agreed, even if all of {city} switches for you. Smile and go on.
first[modest]: Women's tables exist here. Ask the host, then come with a friend the first time.
bring: Bring a list of six things you could not say this week.
bring: Take photos. When the grammar runs out, show your mother.
talk[anglo]: They want your English. Ask for their language and mean it; hardly anyone does.
talk[englishofficial multi]: {langs} are official in {country}, and you know one. Ask someone to teach you to argue in another.
talk[multi three]: {langCount} official languages, so most people in {country} are foreigners in one of them. They know the face you make.
talk[foreign multi !three]: {langs}. Half of the country is unsure in one of them. You are not the only one who nods and smiles.
talk[foreign englishlow]: Hardly anyone falls back on English here. Terrible for a week, excellent for a year.
talk[foreign englishhigh]: They switch to English the second you hesitate. Make a deal: fifteen minutes of {lang}, no mercy.
talk[foreign !multi]: The {lang} you learned is not what they speak. Ask for the rude version.
talk: Being corrected is a form of attention. You could use some.
reason: You are allowed to be slow :: Everywhere else in {city} people finish your sentences. Here they wait.
reason: Somebody rehearses with you :: The landlord, the clinic, the call you dread: say it to a friend first.
trip: One day in {trip}, about {tripDist}, their language only. You will be exhausted, and close.
trip: Ask your partner to show you {trip}, about {tripDist} {tripDir}. In their words, not yours.
home: Thirty minutes each, over the phone, with someone who also cannot go out.
`,
}
