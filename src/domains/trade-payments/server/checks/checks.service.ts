import type { Db, Tx } from '#platform/server/database/db.ts'
import { selectMemberMoneyFindings, type MemberMoneyFinding } from './checks.queries.ts'
import { insertStop } from './stops.queries.ts'

export type { MemberMoneyFinding } from './checks.queries.ts'

/** Checks the whole journal against the rows that it counts, in the caller's snapshot. */
export const findMemberMoneyAnomalies = (db: Db): Promise<MemberMoneyFinding[]> =>
  selectMemberMoneyFindings(db, null)

/** Nothing is released until staff have looked into it. */
export async function stopReleases(tx: Tx, findings: MemberMoneyFinding[], at: Date): Promise<void> {
  const [first] = findings
  if (first) await insertStop(tx, `${first.name}: ${first.detail}`, at)
}

/** Checks these payments before their release; returns false, and stops releases, if one is wrong. */
export async function refuseAnomalies(tx: Tx, paymentIds: number[], at: Date): Promise<boolean> {
  const findings = await selectMemberMoneyFindings(tx, paymentIds)
  await stopReleases(tx, findings, at)
  return findings.length === 0
}
