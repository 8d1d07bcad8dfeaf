import { useState } from 'react'
import { getAdminRecord, lookUpVehicle, type VehicleLookUp } from '#domains/vehicles/common/vehicle-data.ts'
import { readPlate } from '#domains/listings/common/vehicle-numbers.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'

export interface Register {
  /** The register's data for the form's current plate; null if not requested or unknown. */
  found: VehicleLookUp | null
  last: VehicleLookUp | null
  isLoading: boolean
  failure: string | null
  lookUp: (
    plate: string,
    handlers: { onFound: (found: VehicleLookUp) => void; onUnknown: () => void },
  ) => void
}

/** Requested by the button; a reopened draft gets the stored reply. */
export function useRegister(typed: string, openedWith: string | null): Register {
  const [answer, setAnswer] = useState<VehicleLookUp | null>(null)
  const { mutate, isPending, error, variables } = useApiMutation(lookUpVehicle)
  const stored = useApiQuery(
    getAdminRecord,
    { plate: openedWith ?? '' },
    { enabled: openedWith !== null, staleTime: Number.POSITIVE_INFINITY },
  )
  const plate = parsePlate(typed)
  const last = answer ?? stored.data?.kept ?? null
  return {
    found: last && last.record.plate === plate ? last : null,
    last,
    isLoading: isPending,
    failure: error && parsePlate(variables?.plate ?? '') === plate ? getMessage(error) : null,
    lookUp(wanted, { onFound, onUnknown }) {
      mutate(
        { plate: wanted },
        {
          onSuccess(found) {
            setAnswer(found)
            onFound(found)
          },
          onError: onUnknown,
        },
      )
    },
  }
}

export function parsePlate(typed: string): string | null {
  const reading = readPlate(typed)
  return 'plate' in reading ? reading.plate : null
}
