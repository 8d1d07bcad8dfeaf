export type Region = {
  readonly name: string
  readonly slug: string
  // The Chatham Islands belong to none of the 16 regions.
  readonly isStandalone?: true
}

export type District = { readonly name: string; readonly slug: string; readonly region: string }

export type Locality = readonly [name: string, district: string, latitude: number, longitude: number]

export type Country = readonly [code: string, name: string]

export interface KnownPlace {
  slug: string
  name: string
  latitude: number
  longitude: number
  district: string
  district_name: string
  region: string
  region_name: string
}
