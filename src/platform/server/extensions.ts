declare const item: unique symbol

/** A place where a domain takes what domains above it add. */
export interface ExtensionPoint<Item> {
  readonly name: string
  /** Exists only for types. */
  readonly [item]?: Item
}

export interface Extension {
  point: ExtensionPoint<unknown>
  item: unknown
}

export const extensionPoint = <Item>(name: string): ExtensionPoint<Item> => ({ name })

export const extend = <Item>(point: ExtensionPoint<Item>, added: Item): Extension => ({ point, item: added })

/** The items that all domains add, by point. */
export class Extensions {
  readonly #all: readonly Extension[]

  constructor(all: readonly Extension[]) {
    this.#all = all
  }

  list<Item>(point: ExtensionPoint<Item>): Item[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `extend` gave the point this item.
    return this.#all.flatMap((one) => (one.point === point ? [one.item as Item] : []))
  }

  /** Throws unless exactly one domain adds to the point. */
  get<Item>(point: ExtensionPoint<Item>): Item {
    const [only, ...others] = this.list(point)
    if (only === undefined || others.length > 0)
      throw new Error(`Exactly one domain has to add the ${point.name}.`)
    return only
  }
}
