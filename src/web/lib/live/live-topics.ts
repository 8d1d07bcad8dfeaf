import { max_topics } from '#contract/core/live.ts'

/** Counts who wants which topic, so that it is asked for once and dropped with the last. */
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

/** What each tab of this browser wants to hear of; the one that leads asks the server for all of it. */
export class TabTopics {
  readonly #tabs = new Map<string, string[]>()

  /** The tab that spoke last counts as the one looked at: where there is too much, others lose first. */
  set(tab: string, topics: string[]): void {
    this.#tabs.delete(tab)
    if (topics.length > 0) this.#tabs.set(tab, topics)
  }

  /** Drops tabs that are gone without having said so. */
  keepOnly(tabs: Set<string>): void {
    for (const tab of this.#tabs.keys()) if (!tabs.has(tab)) this.#tabs.delete(tab)
  }

  /** Sorted, so that the same wishes give the same address; `me` only for someone who is signed in. */
  union(isSignedIn: boolean): string[] {
    const latestFirst = [...this.#tabs.values()].toReversed().flat()
    const wanted = new Set(latestFirst)
    const hasMe = wanted.delete('me') && isSignedIn
    const listings = [...wanted].slice(0, max_topics - Number(hasMe))
    return [...(hasMe ? ['me'] : []), ...listings].toSorted()
  }
}
