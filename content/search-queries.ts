/**
 * What visitors may type, and where the first result should lead: written down before any library was tried.
 */
const cities = `
tokyo tokyo
Lisbon lisbon
new york new-york
NYC new-york
new york city new-york
san fran san-francisco
los angeles los-angeles
LA los-angeles
tokio tokyo
Sao Paolo sao-paulo
são paulo sao-paulo
Bombay mumbai
Wien vienna
Praha prague
Prag prague
München munich
Muenchen munich
Monaco di Baviera munich
Lisboa lisbon
Lisbonne lisbon
Calcutta kolkata
Madras chennai
Saigon ho-chi-minh-city
ho chi min ho-chi-minh-city
Kiev kyiv
København copenhagen
Kopenhagen copenhagen
Göteborg gothenburg
Goteborg gothenburg
Warszawa warsaw
Cracow krakow
Danzig gdansk
Bruxelles brussels
Milano milan
Roma rome
Athina athens
Bucuresti bucharest
Beograd belgrade
Tiflis tbilisi
Constantinople istanbul
Smyrna izmir
Marrakech marrakesh
Fez fes
Le Caire cairo
Joburg johannesburg
CDMX mexico-city
Ciudad de Mexico mexico-city
rio rio-de-janeiro
Reykjavik reykjavik
reykjavík reykjavik
Zürich zurich
zuerich zurich
Helsingfors helsinki
Bangalore bengaluru
melborne melbourne
barcelna barcelona
amsterdm amsterdam
edinburg edinburgh
stokholm stockholm
budpest budapest
singapor singapore
bueno aires buenos-aires
montréal montreal
kuala kuala-lumpur
KL kuala-lumpur
philly philadelphia
washington dc washington-dc
nairobi kenya nairobi
vancouvr vancouver
Oporto porto
Köln cologne
koeln cologne
Firenze florence
Venedig venice
Sevilla seville
Donostia san-sebastian
Den Haag the-hague
Genf geneva
Anvers antwerp
Peking beijing
Canton guangzhou
london ontario london-ontario
portland maine portland-maine
quebec quebec-city
`
const countries = `
japan jp
Portugal pt
germny de
Deutschland de
Holland nl
USA us
UK gb
England gb
Turkey tr
brasil br
españa es
south korea kr
Czech Republic cz
new zeland nz
`
const communities = `
hiking hiking
board games board-games
boardgames board-games
soccer football
jogging running
crochet knitting-and-sewing
birding birdwatching
bouldering climbing
singing choir
digital nomads remote-workers
expats newcomers-and-expats
moms new-parents
padel racket-sports
tennis racket-sports
movies film
photograpy photography
volunteering volunteering
yoga yoga
seniors over-50s
dogs dog-owners
`
const combinations = `
hiking tokyo tokyo/hiking
hiking in tokyo tokyo/hiking
tokyo hiking tokyo/hiking
board games lisbon lisbon/board-games
running berlin berlin/running
book clubs in london london/book-clubs
soccer in madrid madrid/football
yoga new york new-york/yoga
language exchange buenos aires buenos-aires/language-exchange
choir vienna vienna/choir
choir Wien vienna/choir
expats in dubai dubai/newcomers-and-expats
climbing seattle seattle/climbing
jogging sao paulo sao-paulo/running
dog owners for amsterdam amsterdam/dog-owners
knitting edinburgh edinburgh/knitting-and-sewing
hikng tokio tokyo/hiking
improv chicago chicago/improv
coding nairobi nairobi/coding
students warsaw warsaw/students
new parents in rome rome/new-parents
board games san francisco san-francisco/board-games
`
const others = `
apps /friendship-apps
friendship apps /friendship-apps
blog /blog
privacy /privacy-policy
countries /countries
all cities /cities
`

const lines = (table: string, address: (slug: string) => string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cut = line.lastIndexOf(' ')
      return { text: line.slice(0, cut), expected: address(line.slice(cut + 1)) }
    })

export const queries: { text: string; expected: string }[] = [
  ...lines(cities, (slug) => `/cities/${slug}`),
  ...lines(countries, (code) => `/countries/${code}`),
  ...lines(communities, (slug) => `/communities/${slug}`),
  ...lines(combinations, (pair) => `/cities/${pair.replace('/', '/communities/')}`),
  ...lines(others, (path) => path),
]
