import type { StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { isLegalPage } from '#domains/settings/common/static-pages/legal-pages.ts'
import * as t from '#domains/settings/texts.ts'

/** For admins alone. */
export const LawyerNote = ({ slug }: { slug: StaticPageSlug }) =>
  isLegalPage(slug) ? <Notice>{t.have_a_lawyer_check_this_text()}</Notice> : null
