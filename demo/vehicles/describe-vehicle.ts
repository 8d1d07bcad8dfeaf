import { getDateFormat } from '#platform/common/texts/intl.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { must } from '#platform/common/must.ts'
import type { Seeded } from '../seeded.ts'
import type { CarModel } from './read-vehicles.ts'

type Car = Partial<Vehicle> & Pick<Vehicle, 'year' | 'odometer_km'>

const km = (car: Car) => `${Math.round(must(car.odometer_km, 'odometer_km') / 1000)},000 km`
const getMonth = (day: string) =>
  getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

export function privateTitle(car: Car, { body, origin, fuel }: CarModel, dice: Seeded): string {
  if (origin === 'classic') return dice.pick(['restored', 'on the road', 'much loved'])
  const usual = ['tidy', 'regularly serviced', 'long WoF', 'well kept', km(car)]
  const particular = {
    ute: ['tow bar', 'work ready', 'canopy'],
    van: ['ready for work', 'roof rack'],
    suv: ['family car', 'tow bar'],
    hatchback: ['cheap to run', 'good first car'],
    station_wagon: ['room for bikes', 'long-distance car'],
  } as Record<string, string[]>
  const own =
    fuel === 'electric' ? ['good battery', 'charges at home'] : (particular[body] ?? ['one to enjoy'])
  return dice.pick([...usual, ...own, ...own])
}

export function writePrivateText(car: Car, model: CarModel, dice: Seeded): string {
  const { origin, fuel } = model
  if (origin === 'classic') return writeClassicText(dice)
  const [care, more] = dice.shuffled([...caring, ...(fuel === 'electric' ? electricCare : engineCare)])
  const faults = dice.chance() < 0.55 ? ` ${dice.pick(blemishes)}` : ''
  const papers = car.wof_expires
    ? `WoF until ${getMonth(car.wof_expires)}, rego until ${getMonth(must(car.rego_expires, 'rego_expires'))}.`
    : 'It has no WoF, so it is sold as it stands, for somebody with a trailer or an afternoon.'
  const parting = dice.chance() < 0.4 ? ` ${dice.pick(partings)}` : ''
  return `${dice.pick(reasons)} ${care} ${more}${faults}\n\n${papers}${parting}`
}

const reasons = [
  'We have had her for six years and she has never let us down.',
  'Our third child is on the way, so it has to be something bigger.',
  'I now work from home and it mostly keeps the driveway company.',
  'Selling for my mother, who has decided to take the bus.',
  'Moving to Melbourne in January, otherwise I would keep it.',
  'The company has given me a car, so mine can go.',
  'Honest car, bought in Hamilton, driven to work and the beach.',
  'My daughter’s first car. She has gone flatting in the middle of town.',
  'Two cars, one garage, and the other one won.',
]
const caring = [
  'Serviced every year by the same mechanic, all receipts in the glovebox.',
  'New tyres at the front in August.',
  'Always parked in the garage, never smoked in.',
  'Towed the garden trailer now and then, nothing heavier.',
  'Mostly open-road kilometres.',
  'The air conditioning was regassed last summer and is cold.',
  'Comes with both keys and the book.',
]
const engineCare = [
  'Oil and filters every 10,000 km.',
  'New battery last winter.',
  'Brake pads and discs done at the last service.',
]
const electricCare = [
  'Charged at home overnight, hardly ever on a fast charger.',
  'The battery report is in the pictures’ folder; ask and I’ll send it.',
  'The charging cable and a wall bracket go with it.',
]
const blemishes = [
  'There is a scratch on the rear bumper from a supermarket trolley.',
  'A stone chip in the windscreen has been repaired.',
  'The clear coat on the roof has started to fade.',
  'One small dent in the left rear door, see the pictures.',
  'The driver’s seat shows some wear on the bolster.',
]
const partings = [
  'Come for a drive any evening.',
  'A mechanic’s inspection is welcome, at your cost.',
  'Cash or cleared funds before it leaves, please.',
  'No time wasters, but all questions are answered.',
  'Ngā mihi.',
]

const writeClassicText = (dice: Seeded) =>
  `${dice.pick([
    'Found in a shed near Geraldine and brought back over five winters.',
    'In our family since new, apart from eight years that nobody talks about.',
    'A driver, not a trophy: it has done the Art Deco weekend four times.',
  ])} Engine rebuilt 6,000 miles ago, new wiring loom, brakes gone through from end to end. The chrome is original and looks its age.\n\nRegistered and warranted. A folder of photographs of the work goes with it.`

export function writeDealerText(car: Car, model: CarModel, dice: Seeded): string {
  const history =
    car.import_history === 'imported'
      ? `Imported from Japan in ${car.first_registered_year}, auction grade ${dice.pick(['3.5', '4', '4.5'])}, odometer verified.`
      : `New Zealand new${car.number_of_owners === 1 ? ', one owner' : ''}, with its service history.`
  const liked = must(car.features, 'features').slice(0, 4).map(inSentence).join(', ')
  const battery =
    model.fuel === 'electric' ? ` Battery health ${dice.between(86, 98)} %, report on file.` : ''
  return `${history} ${km(car)}.${battery} Comes with ${liked}.\n\n${dice.pick(yardWork)} ${dice.pick(yardTerms)} Stock number ${car.stock_number}.`
}

const inSentence = (feature: string) =>
  /^(Apple|Bluetooth|Isofix)/.test(feature)
    ? feature
    : `${feature.charAt(0).toLowerCase()}${feature.slice(1)}`

const yardWork = [
  'Serviced in our workshop, with a new WoF and an independent inspection report that you can read before you come.',
  'Workshop checked, groomed, and sold with a new WoF.',
  'It has had a full service and four wheel alignment, and drives as it should.',
]
const yardTerms = [
  'Trade-ins welcome. On-road costs are included.',
  'Finance can be arranged through lenders we know. On-road costs are included.',
  'Delivery anywhere in New Zealand by arrangement. On-road costs are included.',
  'Mechanical cover for one to three years is available. On-road costs are included.',
]
