import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../database/db-types.ts'

export const liveChannel = 'live'

export interface TopicListener {
  touched: (topic: string) => void
  /** Any topic may have been missed. */
  missed: () => void
}

/** Carries topics to all nodes after a commit, for more of them than NOTIFY can. */
export interface TopicBus {
  /** Decided before the commit; a topic that the bus doesn't take goes by NOTIFY in the transaction. */
  takesTopic: (topic: string) => boolean
  /** @returns false if any node may not have received them: they then go by NOTIFY as well */
  publish: (topics: string[]) => Promise<boolean>
  listen: (listener: TopicListener) => { stop: () => Promise<void> }
}

/** Names of the connections that listen, by which nodes count each other. */
export const listenerNames = { byNotify: 'hoko live by notify', byBus: 'hoko live by bus' }

const ofHandles = new WeakMap<Kysely<DB>, TopicBus>()
const ofTransactions = new WeakMap<Transaction<DB>, TopicBus>()

/** The transactions of this handle publish by the bus. */
export function useTopicBus(db: Kysely<DB>, bus: TopicBus): void {
  ofHandles.set(db, bus)
}

export const findTopicBus = (db: Kysely<DB>): TopicBus | undefined => ofHandles.get(db)

export function joinTopicBus(db: Kysely<DB>, tx: Transaction<DB>): void {
  const bus = ofHandles.get(db)
  if (bus) ofTransactions.set(tx, bus)
}

export const isForBus = (tx: Transaction<DB>, topic: string): boolean =>
  ofTransactions.get(tx)?.takesTopic(topic) ?? false
