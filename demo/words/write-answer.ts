import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import { formatInstant } from '#platform/common/formats/formats.ts'
import { getExchange } from './exchanges.ts'
import type { QuestionedListing } from './thing-asked-about.ts'

export interface ThingInItsPlace extends QuestionedListing {
  place: string
  closes_at: Date | null
}

type Describe = (thing: ThingInItsPlace) => string

/** More specific topics come first. */
const topics: [RegExp, Describe][] = [
  [/\breserve\b/i, describeReserve],
  [/\b(pick|collect|fetch|view|see it|inspect|where|tiki)/i, describePickup],
  [/\b(post|ship|send|sent|courier|freight|deliver|island)/i, describePostage],
  [/\b(pay|cash|transfer|afterpay)/i, describePayment],
  [/\b(less|lower|discount|best price|offer|take \$|early)/i, describePrice],
  [/\b(clos|finish|end|when|how long)/i, describeClosing],
  [/\b(available|still)\b/i, () => 'Yes, it is still here.'],
  [
    /\b(condition|marks?|scratch|damage|crack|rust|stain|works?\b|worn|smoke|pets?\b)/i,
    ({ type, condition }) =>
      type !== 'property' && condition === 'new'
        ? 'It is new, just as it came.'
        : 'What there is to say against it stands in the description; otherwise it is in good order.',
  ],
]

function describeReserve({ has_reserve: hasReserve, sale_method: saleMethod }: ThingInItsPlace): string {
  if (saleMethod !== 'auction') return 'It has a fixed price, so the first one has it.'
  return hasReserve
    ? 'I keep the figure to myself. The page says so as soon as the reserve is met.'
    : 'There is no reserve: the highest bid has it.'
}

function describePickup({ type, pickup, place }: ThingInItsPlace): string {
  if (type === 'property') return 'Write your number into an enquiry and we’ll find a time to see it.'
  if (type === 'vehicle') return `You can see it in ${place}. Evenings and weekends suit me best.`
  return pickup === 'none'
    ? `Sorry, it can’t be picked up here; I send it from ${place}.`
    : `You can pick it up in ${place}. Evenings and weekends suit me best.`
}

function describePostage(thing: ThingInItsPlace): string {
  const { type, delivery_options: deliveryOptions, pickup, place } = thing
  if (type === 'property') return elsewise(thing)
  if (deliveryOptions.length > 0) {
    const options = deliveryOptions.map(
      (option) => `${formatOption(option)}, ${formatOptionPrices(option, '')}`,
    )
    return `I send it from ${place}: ${options.join('; ')}.`
  }
  return pickup === 'must'
    ? `Sorry, it is pick-up only, in ${place}.`
    : `I would send it from ${place} at what the courier charges.`
}

function describePayment({ type }: ThingInItsPlace): string {
  if (type === 'property') return 'A deposit by bank transfer, once the papers are signed.'
  return type === 'vehicle'
    ? 'By bank transfer, and it is yours as soon as the money is there.'
    : 'You can pay by bank transfer, or in cash when you come.'
}

function describePrice({ type, sale_method: saleMethod }: ThingInItsPlace): string {
  if (type === 'property') return 'The price is as the page says. Make an enquiry and we’ll talk.'
  return saleMethod === 'auction'
    ? 'I’ll let the auction decide, so that everyone has the same chance.'
    : 'I think it is fair as it is, so I’ll leave it there.'
}

function describeClosing({ type, sale_method: saleMethod, closes_at: closesAt }: ThingInItsPlace): string {
  if (type === 'property') return 'What dates there are stand on the page.'
  return saleMethod === 'auction' && closesAt
    ? `It closes ${formatInstant(closesAt)}.`
    : 'It stays up until somebody buys it.'
}

const greetings = [
  'Kia ora, thanks for asking.',
  'Hi, good question.',
  'Mōrena, and thanks for looking.',
  'Kia ora.',
]

export function answerTo(question: string, thing: ThingInItsPlace, turn: number): string {
  const known = getExchange(question)
  if (known?.fits(thing)) return known.answer(thing)
  const answers = topics.filter(([about]) => about.test(question)).map(([, print]) => print(thing))
  const words = answers.length > 0 ? answers.slice(0, 2) : [elsewise(thing)]
  return [greetings[turn % greetings.length], ...words].join(' ')
}

function elsewise(thing: ThingInItsPlace): string {
  if (thing.type === 'property') return 'All we know stands in the description; for more, make an enquiry.'
  const seeing = thing.pickup === 'none' ? '' : ` You are welcome to come and have a look in ${thing.place}.`
  return `All I know about it stands in the description.${seeing} ${describeClosing(thing)}`
}
