import { forgetAskingOfDeleted } from './forget.account-deleted.ts'

export const reactionsOfVehicleData = [forgetAskingOfDeleted]
