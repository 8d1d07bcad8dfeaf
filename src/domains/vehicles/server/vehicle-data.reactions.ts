import { forgetLookupsOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfVehicleData = [forgetLookupsOfDeleted]
