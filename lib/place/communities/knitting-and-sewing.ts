import type { CommunityData } from '@/lib/place/community-traits'

export const knittingAndSewing: CommunityData = {
  traits: {
    setting: 'indoors',
    talk: 'medium',
    daylight: 'none',
    weather: 'low',
    needs: 'nothing',
    time: 'a weekday evening or a slow afternoon',
    kit: 'the project you have, even a messy one',
    size: 'four to twelve around a table',
    first: 'somebody makes room and asks what you have got',
    verb: 'knit or sew in company',
    doing: 'knitting and sewing',
    members: 'knitters',
    meeting: 'a knit night',
    group: 'a knitting circle',
  },
  mnf: `
intro: Hold up a messy scarf in {city}, and two people at once will show you how to save it.
intro: Around a knitting table in {city} the talk goes in loops and always returns to the sleeve.
intro: Beginners are fought over at knit nights in {city}.
when[hot]: Wool in this heat is a joke that every knitter in {city} has heard. They use cotton, crochet, sew and mend, in the cool of the evening.
when[swing]: Mittens are begun in {autumn} and finished, with luck, by {trough}. In {peak} the circle sits in the park.
when[far]: Nobody questions wool in {city}. Through the weeks with about {short} of light the circle is where sweaters and secrets get finished.
when[hot]: There is no sweater season to speak of, so people make blankets, bags and baby things, all year round.
when: Hands work better after dinner, so most tables meet on a weekday evening and stay late.
where[big]: Yarn stores, libraries and mending cafés in a big city each have a table. Try three and keep one.
where[little]: In a small place the circle meets in a kitchen. The yarn store, or the post office, knows whose.
where[shore]: By the sea there is usually a local sweater with a story. Someone will teach you its stitch.
where[high]: At about {elev} evenings are cool in any month, and a shawl gets used the day it is done.
where[inland]: Inland winters and summers both ask for something handmade, a hat or a hat.
where: Mending cafés need people who can sew a button, and that is most people.
first: "What have you got?" You show it. Someone makes room, someone finds the dropped stitch.
first: Without a project, bring medium-thick yarn in a light color; you can see your mistakes in it.
first: Ask who in {city} has time to teach you to cast on. Count the hands.
first[modest]: Circles here are mostly women's; men ask the mending café or the tailor's course.
bring: Bring the project you have, even a messy one, and good light if you own a lamp.
bring: Come with needles, yarn, reading glasses.
talk[foreign]: Nobody keeps eye contact and the pauses are long, so you can build a sentence stitch by stitch.
talk: The talk wanders from a sleeve to a sister to a terrible landlord and back.
reason: They watch it grow :: The circle sees the blanket begun and the baby arrive.
reason: Quiet is fine :: In a room in {city} full of moving hands, nobody minds if you count.
trip: A wool fair or a fabric market near {trip}, about {tripDist} to the {tripDir}: leave room in the bag.
trip: Knit on the way to {trip}, about {tripDist} away, four in a row. People will talk to you.
home: Two chairs by a window, one ball of yarn, someone who knows more.
`,
  lff: `
intro: The half scarf in your drawer in {city} has been waiting since a breakup. Take it out.
intro: In {city} there is a table where nobody looks at you and everyone listens.
intro: You knit alone in front of a series in {city}. The others do too, but on Tuesdays they sit together.
when[hot]: Nobody in {city} needs wool. They sew, mend and crochet anyway, after sunset, to have a reason to sit.
when[swing]: Start in {autumn}. By {trough} you have one mitten and four numbers.
when[far]: Weeks of lamp light. A knitting needle and eight voices make them pass, and little else does.
when[hot]: No season for it, hence no wrong time. This week.
when: Evening, after dinner, when you would scroll. Your hands can do one of the two.
where[big]: Some circle in {city} has been the same eight people for years. Try another; there are plenty.
where[little]: Somebody's kitchen. You need one name. Ask in the yarn store.
where[shore]: They know a pattern here that fishermen wore. Ask for it. They will talk for an hour.
where[high]: Cold nights at about {elev}; wear what you make, badly, and be complimented.
where[inland]: The library, Thursday, good lamps. Nobody cool has ever gone. Go.
where: A mending café. You bring broken trousers and leave with names.
first: Say, "I can't do this." Two people will fight over your hands.
first: Sit between two talkers. You have the best seat and no duties.
first: Drop a stitch on purpose if you must. In {city} it never fails.
first[modest]: It is mostly women here, among themselves. If that is you, go; if not, ask at a tailoring course.
bring: Bring thick yarn, light color. You will be told this anyway.
bring: Take your torn jacket.
talk[foreign]: Listen for an hour in {lang} with your eyes down. It is the best lesson you can get for nothing.
talk: People say things to their needles that they would never say over dinner.
reason: A reason to look down :: If eyes are too much for you, look at the sleeve. Everyone does.
reason: Someone notices the gap :: Miss two Tuesdays in {city} and they ask whether you ran out of wool or of will.
trip: Wool, {trip}, about {tripDist}, four people with empty bags. You will come back broke and fond.
trip: Ride to {trip}, about {tripDist} {tripDir}, all four knitting. Watch strangers smile.
home: Undo an old sweater together and start it again.
`,
}
