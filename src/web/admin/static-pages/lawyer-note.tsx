import type { StaticPageSlug } from '#contract/static-pages/static-pages.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { isLegalPage } from '#shared/rules/legal-pages.ts'
import * as t from './texts.ts'

/** For admins alone. */
export const LawyerNote = ({ slug }: { slug: StaticPageSlug }) =>
  isLegalPage(slug) ? <Notice>{t.have_a_lawyer_check_this_text()}</Notice> : null
