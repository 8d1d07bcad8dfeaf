import { maxTopics } from '#platform/common/live.ts'

/** Counts references: a topic is subscribed once and dropped with its last user. */
export class TopicCounts {
  readonly #wanted = new Map<string, number>()

  add(topic: string): void {
    this.#wanted.set(topic, (this.#wanted.get(topic) ?? 0) + 1)
  }

  remove(topic: string): void {
    const left = (this.#wanted.get(topic) ?? 0) - 1
    if (left > 0) this.#wanted.set(topic, left)
    else this.#wanted.delete(topic)
  }

  get list(): string[] {
    return [...this.#wanted.keys()]
  }
}

export class TabTopics {
  readonly #tabs = new Map<string, string[]>()

  /** The latest tab counts as visible: above the limit, topics of other tabs are dropped first. */
  set(tab: string, topics: string[]): void {
    this.#tabs.delete(tab)
    if (topics.length > 0) this.#tabs.set(tab, topics)
  }

  /** Drops tabs that closed without a message. */
  retainOnly(tabs: Set<string>): void {
    for (const tab of this.#tabs.keys()) if (!tabs.has(tab)) this.#tabs.delete(tab)
  }

  /** Sorted, so that the same topics give the same address. `me` only when signed in. */
  union(isSignedIn: boolean): string[] {
    const latestFirst = [...this.#tabs.values()].toReversed().flat()
    const wanted = new Set(latestFirst)
    const hasMe = wanted.delete('me') && isSignedIn
    const listings = [...wanted].slice(0, maxTopics - Number(hasMe))
    return [...(hasMe ? ['me'] : []), ...listings].toSorted()
  }
}
