import { must } from '#platform/common/must.ts'
import { campAndField } from './kinds/camp-and-field.ts'
import { electronics } from './kinds/electronics.ts'
import { gardenAndFarm } from './kinds/garden-and-farm.ts'
import { home } from './kinds/home.ts'
import { householdAndRest } from './kinds/household-and-rest.ts'
import { music } from './kinds/music.ts'
import { shelvesAndToys } from './kinds/shelves-and-toys.ts'
import { tableAndKitchen } from './kinds/table-and-kitchen.ts'
import { wardrobe } from './kinds/wardrobe.ts'
import { wheelsAndWater } from './kinds/wheels-and-water.ts'
import { workshop } from './kinds/workshop.ts'

export type Scene = 'table' | 'floor' | 'lawn' | 'road' | 'water'
export type Delivery = 'post' | 'parcel' | 'nearby' | 'pickup'

export interface Kind {
  icon: string
  category: string
  scene: Scene
  delivery: Delivery
  sells: 'auction' | 'fixed_price'
  condition: 'new' | 'used'
  many: boolean
  recolour: boolean
  items: Item[]
  notes: string[]
}

/** `{a|b}` in a title or a detail means one of its choices. */
export interface Item {
  title: string
  worthCents: number
  detail: string
  /** Null for the icon of its kind. */
  icon: string | null
}

const deliveries = ['post', 'nearby', 'pickup'] as const

/**
 * Format: a line `= icon, category, options…`, then lines of `title $dollars detail` with `@icon` at the end where the
 * kind's doesn't fit, then notes after a dash. An empty line separates kinds.
 */
export function readKinds(sheet: string): Kind[] {
  return sheet
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [icon = '', category = '', ...options] = head.replace(/^= /, '').split(', ')
      const has = (option: string) => options.includes(option)
      return {
        icon,
        category,
        scene: has('floor') ? 'floor' : has('lawn') ? 'lawn' : 'table',
        delivery: deliveries.find(has) ?? 'parcel',
        sells: has('fixed') ? 'fixed_price' : 'auction',
        condition: has('new') ? 'new' : 'used',
        many: has('many'),
        recolour: has('recolour'),
        items: lines.filter((line) => !line.startsWith('- ')).map(readItem),
        notes: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
      }
    })
}

function readItem(line: string): Item {
  const [, title, dollars, detail, icon = null] = /^(.+?) \$(\d+) (.+?)(?: @(\S+))?$/.exec(line) ?? []
  if (!title || !detail) throw new Error(`The demo cannot read '${line}' as a thing for sale`)
  return { title, worthCents: Number(dollars) * 100, detail, icon }
}

export const kinds: readonly Kind[] = [
  wheelsAndWater,
  campAndField,
  music,
  electronics,
  home,
  tableAndKitchen,
  gardenAndFarm,
  workshop,
  wardrobe,
  shelvesAndToys,
  householdAndRest,
].flatMap(readKinds)

export const fillChoices = (text: string, pick: (choices: string[]) => string) =>
  text.replace(/\{([^{}]*)\}/g, (_, choices: string) => pick(choices.split('|')))

export function everyChoice(text: string): string[] {
  const found = /\{([^{}]*)\}/.exec(text)
  if (!found) return [text]
  return must(found[1], 'choices')
    .split('|')
    .flatMap((choice) => everyChoice(text.replace(found[0], () => choice)))
}
