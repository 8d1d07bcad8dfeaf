import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import * as t from '#domains/identity/texts.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

/**
 * Ways into an account besides its sessions, owned by a module above this one. Each is named for
 * its owner to read.
 */
export interface OtherAccess {
  list: (db: Db, accountId: AccountId) => Promise<string[]>
  revoke: (tx: Tx, accountId: AccountId) => Promise<string[]>
}

export const otherAccess = extensionPoint<OtherAccess>('other access to an account')

export async function describeRemainingAccess(
  db: Db,
  accountId: AccountId,
  ways: OtherAccess[],
): Promise<string> {
  const names = await collectNames(ways, (way) => way.list(db, accountId))
  return composeList(names, t.these_can_still_use_your_account(), t.remove_what_you_dont_recognise())
}

export async function revokeOtherAccess(tx: Tx, accountId: AccountId, ways: OtherAccess[]): Promise<string> {
  const names = await collectNames(ways, (way) => way.revoke(tx, accountId))
  return composeList(names, t.we_also_ended_other_access(), t.set_up_again_what_you_need())
}

async function collectNames(
  ways: OtherAccess[],
  read: (way: OtherAccess) => Promise<string[]>,
): Promise<string[]> {
  const names: string[] = []
  // Reads one after another: a transaction has one connection.
  for (const way of ways) names.push(...(await read(way)))
  return names
}

const composeList = (names: string[], lead: string, advice: string): string =>
  names.length === 0 ? '' : [lead, names.map((name) => `- ${name}`).join('\n'), advice].join('\n\n')
