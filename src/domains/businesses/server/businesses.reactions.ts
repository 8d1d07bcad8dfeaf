import { forgetBusinessOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfBusinesses = [forgetBusinessOfDeleted]
