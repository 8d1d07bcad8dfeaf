/** Clears what is true of one vehicle only: its numbers, its papers and what it has been through. */
export const noVehicleIdentity = {
  plate: null,
  vin: null,
  chassis_number: null,
  stock_number: null,
  odometer_km: null,
  number_of_owners: null,
  wof_expires: null,
  rego_expires: null,
  ruc_paid_to_km: null,
  has_security_interest: null,
}

/** Clears what is true of one property only: its dates, its reference, its plans and its documents. */
export const noPropertyIdentity = {
  price_method_date: null,
  available_from: null,
  listing_reference: null,
  floor_plan_ids: [],
  document_ids: [],
}
