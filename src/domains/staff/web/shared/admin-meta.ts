import type { MetaFunction, Params } from 'react-router'
import * as t from '#domains/staff/texts.ts'

/** Makes the meta of an admin page. */
export const makeAdminMeta =
  (getName: (params: Params, pathname: string) => string): MetaFunction =>
  ({ params, location }) => [
    { title: t.name_hoko_back_office({ name: getName(params, location.pathname) }) },
    { name: 'robots', content: 'noindex' },
  ]
