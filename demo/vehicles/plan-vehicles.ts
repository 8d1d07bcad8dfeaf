import { must } from '#platform/common/must.ts'
import { closingAt, earlierBy, someEvening } from '../closing-times.ts'
import { dayAfter } from '../days.ts'
import { dealers, everyone, people } from '../people/everyone.ts'
import { interleaveLists, type MarketTerms, type Planned } from '../planned-listing.ts'
import { makeDice, type Seeded } from '../seeded.ts'
import { carModels, otherVehicles, type CarModel, type OtherVehicle } from './read-vehicles.ts'
import { writeCar, writeOther, type WrittenVehicle } from './write-vehicle.ts'

const minute = 60_000
const day = 24 * 60 * minute
const sizes = { full: { cars: 105, past: 24 }, small: { cars: 3, past: 2 } }
const closingRanks = [1, 5]
const justListed = 2

export interface Vehicles {
  live: Planned[]
  past: Planned[]
}

type VehiclePlan = { car: CarModel } | { other: OtherVehicle }

export function planVehicles(terms: MarketTerms): Vehicles {
  const dice = makeDice(terms.seed, 11)
  const size = sizes[terms.size]
  const rounds = [1, 2].flatMap(() => dice.shuffled(carModels.filter(({ origin }) => origin !== 'classic')))
  const classics = carModels.filter(({ origin }) => origin === 'classic')
  const cars = [...rounds.slice(0, 30), ...classics, ...rounds.slice(30)]
  const others = dice.shuffled(otherVehicles)
  const wanted: VehiclePlan[] = interleaveLists<VehiclePlan>(
    cars.slice(0, size.cars).map((car) => ({ car })),
    (terms.size === 'full' ? others : oneOfEach(others)).map((other) => ({ other })),
  )
  const plates = new Set<string>()
  const sellers = dice.shuffled(people)
  const written = wanted.map((one, index) => write(one, { terms, index, sellers, plates }, 12))
  return {
    live: withTimes(terms, written),
    past: cars
      .slice(-size.past)
      .map((car, index) => planPast(terms, { car }, { terms, index, sellers, plates })),
  }
}

function oneOfEach(others: OtherVehicle[]): OtherVehicle[] {
  return ['motorbike', 'boat', 'caravan'].map((subtype) =>
    must(
      others.find(({ vehicle }) => vehicle.subtype === subtype),
      subtype,
    ),
  )
}

interface Writing {
  terms: MarketTerms
  index: number
  sellers: number[]
  plates: Set<string>
  listedMs?: number
}

type Offered = WrittenVehicle & { seller: number; dice: Seeded }

function write(wanted: VehiclePlan, writing: Writing, stream: number): Offered {
  const { terms, index, sellers, plates, listedMs: startedMs = terms.startedMs } = writing
  const dice = makeDice(terms.seed, stream, index)
  if ('other' in wanted) {
    const seller = must(sellers[index % sellers.length], 'seller')
    return { ...writeOther(wanted.other, { isDealer: false, startedMs, plates }, dice), seller, dice }
  }
  const isDealer = wanted.car.origin !== 'classic' && index % 7 < 3
  const seller = isDealer
    ? must(dealers[index % dealers.length], 'dealer')
    : must(sellers[index % sellers.length], 'seller')
  const stockNumber = `${must(everyone[seller], 'seller').last_name[0]}${(stream - 11) * 1000 + index}`
  return {
    ...writeCar(wanted.car, { isDealer, stock_number: stockNumber, startedMs, plates }, dice),
    seller,
    dice,
  }
}

function withTimes(terms: MarketTerms, offered: Offered[]): Planned[] {
  const auctions = offered.filter(({ sale_method: saleMethod }) => saleMethod === 'auction')
  const fresh = offered
    .filter(({ sale_method: saleMethod, vehicle }) => saleMethod !== 'auction' && vehicle.subtype === 'car')
    .slice(0, justListed)
  return offered.map((one) => {
    const rank = auctions.indexOf(one)
    const closesAt = rank < 0 ? null : new Date(pickClosing(terms, rank, one.dice))
    const startsMs = closesAt
      ? earlierBy(closesAt.getTime(), terms.startedMs, one.dice)
      : terms.startedMs -
        (fresh.includes(one) ? one.dice.between(4, 40) : one.dice.between(200, 24 * 1440)) * minute
    const isSoon = closesAt !== null && closesAt.getTime() < terms.startedMs + 60 * minute
    return planned(ageOffered(one, terms.startedMs - startsMs), {
      starts_at: new Date(startsMs),
      closes_at: closesAt,
      isPast: false,
      appeal: isSoon ? 0.8 + 0.2 * one.dice.chance() : one.dice.chance() ** 0.6,
    })
  })
}

function ageOffered(one: Offered, ageMs: number): Offered {
  const { wof_expires: wofExpires } = one.vehicle
  if (!dealers.includes(one.seller) || !wofExpires) return one
  return {
    ...one,
    vehicle: { ...one.vehicle, wof_expires: dayAfter(Date.parse(wofExpires) - ageMs, 0) },
  }
}

function pickClosing(terms: MarketTerms, rank: number, dice: Seeded): number {
  if (terms.size === 'small') {
    return someEvening(terms.startedMs + (2 + (rank % 6) * 1.2 + dice.chance()) * day, dice)
  }
  return closingAt(terms.startedMs, closingRanks[rank] ?? rank * 9, dice)
}

function planPast(terms: MarketTerms, wanted: VehiclePlan, writing: Writing): Planned {
  const dice = makeDice(terms.seed, 14, writing.index)
  const endedMs = someEvening(terms.startedMs - (3 + dice.chance() ** 1.4 * 160) * day, dice)
  const listedMs = endedMs - dice.pick([3, 5, 7, 10]) * day
  const offered = write(wanted, { ...writing, listedMs }, 13)
  const isAuction = offered.sale_method === 'auction'
  return planned(offered, {
    sale_method: isAuction ? 'auction' : 'fixed_price',
    pictures: offered.pictures.slice(0, 1),
    starts_at: new Date(listedMs),
    closes_at: isAuction ? new Date(endedMs) : null,
    isPast: true,
    appeal: 0.75 + 0.25 * dice.chance(),
  })
}

type Times = Pick<Planned, 'starts_at' | 'closes_at' | 'isPast' | 'appeal'> & Partial<Planned>

function planned({ dice: _dice, ...offered }: Offered, times: Times): Planned {
  return { ...offered, type: 'vehicle', suburb: must(everyone[offered.seller], 'seller').suburb, ...times }
}
