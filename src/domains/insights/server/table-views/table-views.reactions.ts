import { forgetViewsOfDeleted } from './forget-views.account-deleted.ts'

export const reactionsOfTableViews = [forgetViewsOfDeleted]
