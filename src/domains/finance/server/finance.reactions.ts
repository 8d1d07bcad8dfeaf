import { forgetEnquiriesOfDeleted } from './forget-enquiries.account-deleted.ts'

export const reactionsOfFinance = [forgetEnquiriesOfDeleted]
