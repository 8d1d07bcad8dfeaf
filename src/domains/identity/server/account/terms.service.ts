import { findTermsRevision } from '#domains/settings/server/static-pages/static-pages.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from './account.view.ts'

/**
 * Records which version of the terms an account has just agreed to. Admins don't trade, so they
 * agree to none.
 */
export async function recordAcceptedTerms(
  tx: Tx,
  { id, type, accepted_terms_at: acceptedTermsAt }: Pick<AccountRow, 'id' | 'type' | 'accepted_terms_at'>,
): Promise<void> {
  const revisionId = type === 'user' ? await findTermsRevision(tx) : null
  if (revisionId === null || acceptedTermsAt === null) return
  await tx
    .insertInto('terms_acceptances')
    .values({ account_id: id, revision_id: revisionId, accepted_at: acceptedTermsAt })
    .execute()
}
