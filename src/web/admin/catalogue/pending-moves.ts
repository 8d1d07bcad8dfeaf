import type { AdminCategory } from '#contract/catalogue/catalogue.ts'
import { type Place, withMove } from './category-places.ts'

export interface Move {
  id: number
  place: Place
}

/** Moves that are shown before the server has said so. What it refuses is taken back, and the rest stays. */
export class PendingMoves {
  #agreed: AdminCategory[] = []
  #pending: Move[] = []

  get isDone(): boolean {
    return this.#pending.length === 0
  }

  /** @returns the list with the move in it */
  add(shown: AdminCategory[], move: Move): AdminCategory[] {
    if (this.isDone) this.#agreed = shown
    this.#pending.push(move)
    return this.#list()
  }

  /** @returns the list without the move where it was refused */
  settle(move: Move, isDone: boolean): AdminCategory[] {
    this.#pending = this.#pending.filter((one) => one !== move)
    if (isDone) this.#agreed = withMove(this.#agreed, move.id, move.place)
    return this.#list()
  }

  #list(): AdminCategory[] {
    return this.#pending.reduce((all, { id, place }) => withMove(all, id, place), this.#agreed)
  }
}
