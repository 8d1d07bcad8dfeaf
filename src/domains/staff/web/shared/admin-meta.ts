import type { MetaFunction, Params } from 'react-router'
import * as t from '#domains/staff/texts.ts'

/** Of a screen of the back office. */
export const makeAdminMeta =
  (getName: (params: Params, pathname: string) => string): MetaFunction =>
  ({ params, location }) => [
    { title: t.name_hoko_back_office({ name: getName(params, location.pathname) }) },
    { name: 'robots', content: 'noindex' },
  ]
