import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { type Place, withMove } from './category-places.ts'

export interface Move {
  id: number
  place: Place
}

/**
 * Shows moves before the server has confirmed them. A refused one is undone, and the others stay.
 */
export class PendingMoves {
  #agreed: AdminCategory[] = []
  #pending: Move[] = []

  get isDone(): boolean {
    return this.#pending.length === 0
  }

  add(shown: AdminCategory[], move: Move): AdminCategory[] {
    if (this.isDone) this.#agreed = shown
    this.#pending.push(move)
    return this.#list()
  }

  settle(move: Move, isDone: boolean): AdminCategory[] {
    this.#pending = this.#pending.filter((one) => one !== move)
    if (isDone) this.#agreed = withMove(this.#agreed, move.id, move.place)
    return this.#list()
  }

  #list(): AdminCategory[] {
    return this.#pending.reduce((all, { id, place }) => withMove(all, id, place), this.#agreed)
  }
}
