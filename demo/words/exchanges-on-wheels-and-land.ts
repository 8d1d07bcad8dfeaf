import { all, makeExchange, within, type Exchange, type Fits } from './exchange.ts'

const isPrivate: Fits = ({ delivery_options: deliveryOptions }) => deliveryOptions.length === 0
const driven = within('cars', 'trucks-trucks', 'trucks-buses')
const engined = within('cars', 'motorbikes', 'boats', 'trucks')
const hasWof = within('cars', 'motorbikes', 'caravans', 'trucks-trucks')
const anyVehicle: Fits = ({ type, category }) => type === 'vehicle' && !category.startsWith('parts')
const forSale = within('property-for-sale')
const house = within(
  'property-for-sale-houses',
  'property-for-sale-townhouses',
  'property-for-sale-lifestyle',
)
const letting = within('property-to-rent')
const room = within('flatmates')

const onWheels: Exchange[] = [
  makeExchange(
    'Kia ora, could I come for a drive at the weekend?',
    'Of course. Saturday morning suits best; bring your licence.',
    all(driven, anyVehicle),
  ),
  makeExchange(
    'When was the last service, and is there a history?',
    'This winter, and the receipts are in the glovebox.',
    within('cars', 'motorbikes'),
  ),
  makeExchange(
    'Is there any money owing on it?',
    'Nothing owing. Put the plate into the securities register and you will see it is clear.',
    hasWof,
  ),
  makeExchange(
    'Any rust, or anything it will need for the next WoF?',
    'None that was mentioned at the last one.',
    hasWof,
  ),
  makeExchange(
    'Would a mechanic’s inspection before the end be all right?',
    'No worries, AA or your own. Give me a day’s notice.',
    all(engined, anyVehicle),
  ),
  makeExchange('Does it come with two keys?', 'Yes, two, and both work.', within('cars')),
  makeExchange(
    'How much charge does the battery still hold?',
    'As it was at the last check: I’m happy to show you the range on the dash.',
    within('cars-electric'),
  ),
  makeExchange(
    'What does the trailer need?',
    'Nothing: lights work and the bearings were done last year.',
    within('boats-trailer-boats', 'boats-jet'),
  ),
  makeExchange(
    'Has it ever leaked?',
    'No, and I had it tested with a meter in autumn: dry all round.',
    within('caravans'),
  ),
  makeExchange(
    'Could it be brought to the ferry?',
    'If it helps, I can meet you at the terminal.',
    all(anyVehicle, isPrivate),
  ),
  makeExchange(
    'Is it from a smoke-free owner?',
    'It is. Nobody has smoked in it.',
    within('cars', 'caravans'),
  ),
]

const onLand: Exchange[] = [
  makeExchange(
    'Kia ora, is there a LIM and a builder’s report to read?',
    'Both. Write to us and we send them on.',
    all(forSale, (thing) => !within('property-for-sale-sections')(thing)),
  ),
  makeExchange(
    'What chattels stay?',
    'Oven, dishwasher, curtains and blinds, heat pump and the garden shed.',
    house,
  ),
  makeExchange(
    'Which schools is it in zone for?',
    'The ones nearby; the ministry’s map has the exact line.',
    house,
  ),
  makeExchange(
    'What are the rates, roughly?',
    'They are what the council’s page says for the address; a little under the average for the street.',
    forSale,
  ),
  makeExchange('Is the roof original?', 'No, it was replaced, and the code compliance is on file.', house),
  makeExchange('Why are the owners moving?', 'They want to be nearer to their grandchildren.', house),
  makeExchange(
    'Are services on the boundary?',
    'Power, water and fibre are. Sewer too.',
    within('property-for-sale-sections'),
  ),
  makeExchange(
    'Kia ora, could we see it in the week, after work?',
    'Yes, write your number into an enquiry and we’ll find a time.',
    all(
      (thing) => thing.type === 'property',
      (thing) => !room(thing),
    ),
  ),
  makeExchange(
    'Is it damp in winter?',
    'It is not: insulated above and below, and the heat pump does the rest.',
    letting,
  ),
  makeExchange(
    'Would you take a small dog?',
    'Tell us about the dog in your application and we’ll talk.',
    letting,
  ),
  makeExchange(
    'How long is the tenancy meant to be?',
    'A year to begin with, and longer if we get on.',
    letting,
  ),
  makeExchange(
    'Are there other viewings planned?',
    'They stand on this page as soon as they are fixed.',
    letting,
  ),
  makeExchange(
    'Who else lives there?',
    'Two working people and a student, all in their twenties and thirties.',
    room,
  ),
  makeExchange(
    'What do power and internet come to?',
    'About $25 a week each in winter, less in summer.',
    room,
  ),
  makeExchange('Is there room for a bike?', 'Yes, under cover by the back door.', room),
]

export const aboutBigThings: readonly Exchange[] = [...onWheels, ...onLand]
