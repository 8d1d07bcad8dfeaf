/** A replica that is further behind is left out. */
export const maxLagMs = 2_000

/** After it was left out, so many good looks in a row bring it back. */
const goodLooksWanted = 3

/** The primary's log: times are monotonic milliseconds. */
export interface Sample {
  /** When the primary was asked: all that was committed before is in the log up to `lsn`. */
  beganAt: number
  /** How far the log was flushed, in bytes. */
  lsn: number
}

/** Long enough for a lag that is worth showing. */
const samplesKept = 1_200

/** A primary that was replaced starts again from an earlier place of the log. */
export function addSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const last = samples.at(-1)
  const earlier = last && last.lsn > sample.lsn ? [] : samples
  return [...earlier.slice(1 - samplesKept), sample]
}

/** The moment whose commits a replica all has; before all time if it has less than the first sample. */
export const findUpTo = (samples: readonly Sample[], replayed: number): number =>
  samples.findLast(({ lsn }) => lsn <= replayed)?.beganAt ?? -Infinity

export interface ReplicaStatus {
  /** All that was committed before this is on the replica. */
  upTo: number
  goodLooks: number
  isUsed: boolean
  /** Why it's left out. */
  problem: string | null
}

export const unknownReplica: ReplicaStatus = { upTo: -Infinity, goodLooks: 0, isUsed: false, problem: null }

export interface Look {
  now: number
  upTo: number
  problem: string | null
}

export const isTooOld = (upTo: number, now: number): boolean => now - upTo > maxLagMs

/** Left out at once, but used again only after a few good looks. */
export function judgeLook(before: ReplicaStatus, { now, upTo, problem }: Look): ReplicaStatus {
  if (problem !== null) return { upTo, goodLooks: 0, isUsed: false, problem }
  if (isTooOld(upTo, now)) {
    // The first looks may find less than the first sample has.
    const isKnown = before.isUsed || before.problem !== null || upTo > -Infinity
    return {
      upTo,
      goodLooks: 0,
      isUsed: false,
      problem: isKnown ? 'it is more than 2 seconds behind' : null,
    }
  }
  const goodLooks = before.goodLooks + 1
  const isUsed = before.isUsed || goodLooks >= goodLooksWanted
  return { upTo, goodLooks, isUsed, problem: isUsed ? null : before.problem }
}
