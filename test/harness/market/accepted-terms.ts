import type { AccountId } from '#platform/common/ids.ts'
import type { TestApp } from '../test-app.ts'

export async function selectAcceptedTerms({ platform }: Pick<TestApp, 'platform'>, accountId: AccountId) {
  return await platform.db
    .selectFrom('terms_acceptances as a')
    .innerJoin('static_page_revisions as r', 'r.id', 'a.revision_id')
    .select(['r.slug', 'r.number', 'a.accepted_at'])
    .where('a.account_id', '=', accountId)
    .execute()
}
