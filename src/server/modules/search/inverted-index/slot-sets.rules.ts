/** Sets of slots (places in the index, from 0), a bit each. */
export type SlotSet = Uint32Array

export const createSet = (slots: number): SlotSet => new Uint32Array(Math.ceil(slots / 32))

export function addSlot(set: SlotSet, slot: number): void {
  set[slot >>> 5]! |= 1 << (slot & 31)
}

export function removeSlot(set: SlotSet, slot: number): void {
  set[slot >>> 5]! &= ~(1 << (slot & 31))
}

/** Leaves in the first what is in both. */
export function keepCommon(set: SlotSet, other: SlotSet): void {
  for (let at = 0; at < set.length; at += 1) set[at]! &= other[at]!
}

/** Leaves in the first what is not in the other. */
export function keepOthers(set: SlotSet, other: SlotSet): void {
  for (let at = 0; at < set.length; at += 1) set[at]! &= ~other[at]!
}

export function countSlots(set: SlotSet): number {
  let count = 0
  for (let at = 0; at < set.length; at += 1) {
    let bits = set[at]!
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/**
 * In ascending order.
 * @param step one of so many
 */
export function listSlots(set: SlotSet, step = 1): Int32Array {
  const slots = new Int32Array(Math.floor(countSlots(set) / step))
  let [length, passed] = [0, 0]
  for (let at = 0; at < set.length; at += 1) {
    for (let bits = set[at]!; bits !== 0; bits &= bits - 1) {
      passed += 1
      if (passed % step !== 0) continue
      slots[length] = (at << 5) + 31 - Math.clz32(bits & -bits)
      length += 1
    }
  }
  return slots
}

const none = new Int32Array(0)

/** Slots that only grow in number and value, as those that have a token do. Most tokens are in one slot alone. */
export class SlotList {
  #slots: Int32Array = none
  #first = -1
  #length = 0

  push(slot: number): void {
    if (this.#length === 0) this.#first = slot
    else {
      if (this.#length >= this.#slots.length) this.#grow()
      this.#slots[this.#length] = slot
    }
    this.#length += 1
  }

  addTo(set: SlotSet): void {
    if (this.#length > 0) addSlot(set, this.#first)
    const slots = this.#slots
    for (let at = 1; at < this.#length; at += 1) set[slots[at]! >>> 5]! |= 1 << (slots[at]! & 31)
  }

  has(slot: number): boolean {
    if (this.#length === 0 || slot === this.#first) return this.#length > 0
    let [low, high] = [1, this.#length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#slots[middle]! < slot) low = middle + 1
      else high = middle
    }
    return low < this.#length && this.#slots[low] === slot
  }

  #grow(): void {
    const larger = new Int32Array(Math.ceil(this.#length * 1.5) + 2)
    larger.set(this.#slots)
    this.#slots = larger
  }
}
