import { formatOption, formatOptionPrices } from '#domains/delivery/common/delivery-labels.ts'
import { must } from '#platform/common/must.ts'
import { all, makeExchange, within, type Exchange, type Fits } from './exchange.ts'
import { aboutBigThings } from './exchanges-on-wheels-and-land.ts'
import type { QuestionedListing } from './thing-asked-about.ts'

const isThing: Fits = ({ type }) => type === 'general'
const isUsed: Fits = ({ type, condition }) => type === 'general' && condition === 'used'
const listSent = ({ delivery_options: deliveryOptions }: QuestionedListing) =>
  deliveryOptions.filter(({ kind }) => kind === 'courier' || kind === 'post')
const isPost: Fits = (thing) => listSent(thing).length > 0
const mayFetch: Fits = ({ pickup }) => pickup !== 'none'
const mustFetch: Fits = ({ type, pickup }) => type === 'general' && pickup === 'must'
const alive = within('pets', 'business-farm-livestock', 'garden-plants', 'home-food', 'travel')
const isHousehold: Fits = (thing) => isUsed(thing) && !alive(thing) && !within('building', 'business')(thing)
function postage(thing: QuestionedListing): string {
  const option = must(listSent(thing)[0], 'option')
  return `Yes. ${formatOption(option)}: ${formatOptionPrices(option, '')}.`
}

const aboutAny: Exchange[] = [
  makeExchange(
    'Kia ora, could I pick it up after work, about half past five?',
    'Ka pai, after five suits me.',
    all(isThing, mayFetch),
  ),
  makeExchange(
    'Would you hold it for a week? I’m not over that way until next Friday.',
    'No worries, once it is paid for it can stay here for a week or two.',
    all(isThing, mayFetch),
  ),
  makeExchange(
    'Is there someone who could help lift it into a ute?',
    'Two of us are here most evenings.',
    mustFetch,
  ),
  makeExchange(
    'How many people does it take to carry?',
    'Two, and a third to hold the gate. I’m happy to be one of them.',
    all(mustFetch, within('home', 'garden', 'antiques', 'business')),
  ),
  makeExchange(
    'Do you post to the other island?',
    postage,
    all(isThing, isPost, (thing) => !alive(thing)),
  ),
  makeExchange(
    'Ngā mihi. If I win your other one as well, could they share the postage?',
    'Āe, two in a box for one postage. Say so when you pay.',
    all(isThing, isPost),
  ),
  makeExchange(
    'How soon would it be sent?',
    'The next working day after the money is there.',
    all(isThing, isPost),
  ),
  makeExchange(
    'Are we anywhere near the reserve?',
    'I keep the figure to myself, but it is less than people tend to think.',
    ({ has_reserve: hasReserve }) => hasReserve,
  ),
  makeExchange(
    'Would you end it early for a good price?',
    'Thanks, but I’ll let it run so that everyone has the same chance.',
    ({ sale_method: saleMethod }) => saleMethod === 'auction',
  ),
  makeExchange(
    'Would you take a little less?',
    'I think it is fair as it is, so I’ll leave it there for now.',
    ({ sale_method: saleMethod }) => saleMethod === 'fixed_price',
  ),
  makeExchange(
    'Are there still several, and could I have two?',
    'There are. Put two in when you buy.',
    ({ quantity }) => quantity > 2,
  ),
]

const aboutUsed: Exchange[] = [
  makeExchange(
    'Does it come from a smoke-free home?',
    'It does, and no pets in that room either.',
    isHousehold,
  ),
  makeExchange(
    'Any marks that the photos don’t show?',
    'I went over it again in daylight: nothing beyond what is described.',
    isHousehold,
  ),
  makeExchange(
    'He aha te take ka hokona? Just wondering why it goes.',
    'We are making room, that’s all. There is nothing wrong with it.',
    isHousehold,
  ),
]

const aboutSome: Exchange[] = [
  makeExchange(
    'Does it run true to size?',
    'Yes. It fits me as my other things of that size do.',
    within('clothing-men', 'clothing-women'),
  ),
  makeExchange(
    'Has it been altered at all?',
    'No, it is as it came from the maker.',
    within('clothing-wedding', 'clothing-vintage'),
  ),
  makeExchange(
    'Is there any writing inside?',
    'Only the price in pencil on the first page.',
    within('books'),
  ),
  makeExchange(
    'Could I come and play it before I bid?',
    'Of course. Evenings are best, and the jug will be on.',
    within('music-instruments'),
  ),
  makeExchange(
    'Do they play without skips?',
    'I played each side through last week. A few crackles, no skips.',
    within('music-recordings'),
  ),
  makeExchange(
    'Does everything come with it to switch it on?',
    'Yes, charger or cable included. I can show you that it works.',
    within('phones', 'computers-laptops', 'computers-desktops', 'electronics-cameras-digital', 'gaming'),
  ),
  makeExchange(
    'Is it wiped and signed out of?',
    'It is, as it would be from the shop.',
    within('phones', 'computers-laptops'),
  ),
  makeExchange(
    'When was it last serviced?',
    'This spring, at the shop in town. Brakes and gears are as they should be.',
    within('sports-cycling-road-bikes', 'sports-cycling-mountain-bikes', 'sports-cycling-electric-bikes'),
  ),
  makeExchange(
    'Has it been stored dry?',
    'In the garage on a shelf, never put away wet.',
    within('sports-camping', 'sports-kayaks', 'sports-surfing'),
  ),
  makeExchange(
    'Will it go through an ordinary door?',
    'It came in through ours, which is nothing special.',
    within('home-living-room', 'home-beds', 'antiques-furniture'),
  ),
  makeExchange(
    'Does it work as it should?',
    'It does. You are welcome to try it when you come.',
    within('building-tools-power', 'home-appliances'),
  ),
  makeExchange(
    'Are all the pieces there?',
    'We counted them on the kitchen table: all there.',
    within('toys-games-puzzles', 'toys-blocks'),
  ),
  makeExchange(
    'Is it for eating from, or more for the shelf?',
    'We ate from it. By hand in the sink, not in the dishwasher.',
    within('pottery-china', 'pottery-crown-lynn', 'pottery-studio'),
  ),
  makeExchange(
    'Are they in pots, and would they wait a week?',
    'In pots, so they wait as long as you water them.',
    within('garden-plants-house', 'garden-plants-native', 'garden-plants-fruit'),
  ),
  makeExchange(
    'Who made it, do you know?',
    'It is signed, and I’ll put a note of what I know into the parcel.',
    within('art-paintings', 'art-carvings'),
  ),
  makeExchange(
    'Nō hea te pounamu? Where is the stone from?',
    'From the Arahura, I was told when I was given it.',
    within('jewellery-pounamu'),
  ),
]

const exchanges: readonly Exchange[] = [...aboutAny, ...aboutUsed, ...aboutSome, ...aboutBigThings]

export const exchangesFor = (thing: QuestionedListing): Exchange[] =>
  exchanges.filter((exchange) => exchange.fits(thing))

export const getExchange = (question: string): Exchange | undefined =>
  exchanges.find((exchange) => exchange.question === question)
