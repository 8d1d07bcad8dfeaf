import type { PropertyField } from '#shared/rules/listings/property-fields.ts'
import {
  furnishings,
  pets,
  price_methods,
  property_types,
  smokers,
  title_types,
} from '#shared/words/property-words.ts'
import type { DetailSpec } from '../form/detail-specs.ts'

/** Everything that is asked of a property, in the order of the form. */
export const propertySpecs: Record<PropertyField, DetailSpec> = {
  purpose: { label: 'What is it offered for?', kind: 'own' },
  property_type: {
    label: 'Kind of property',
    kind: 'choice',
    options: property_types,
  },
  price_method: {
    label: 'Price method',
    kind: 'choice',
    options: price_methods,
  },
  price_cents: { label: 'Price', kind: 'money' },
  price_method_date: { label: 'On', kind: 'instant', help: 'In New Zealand time.' },
  search_price_cents: {
    label: 'Search price',
    kind: 'money',
    help: 'Secret. No price is shown, yet people search by price: this amount decides who finds it, and where it stands when the cheapest come first. Nobody reads it, and nothing gives it away.',
  },
  weekly_rent_cents: {
    label: 'Weekly rent',
    kind: 'money',
    help: 'You can’t ask tenants to offer more than this.',
  },
  bond_cents: { label: 'Bond', kind: 'money', help: 'At most four weeks’ rent.' },
  pet_bond_cents: { label: 'Pet bond', kind: 'money', help: 'At most two weeks’ rent.' },
  available_from: { label: 'Available from', kind: 'day' },
  bedrooms: { label: 'Bedrooms', kind: 'number' },
  bathrooms: { label: 'Bathrooms', kind: 'number' },
  ensuites: { label: 'Ensuites', kind: 'number' },
  living_rooms: { label: 'Living rooms', kind: 'number' },
  floor_area_m2: { label: 'Floor area', kind: 'number', unit: 'm²' },
  land_area_m2: { label: 'Land area', kind: 'area', unit: 'm²', help: 'In m², or type hectares: 2.5 ha.' },
  rateable_value_cents: { label: 'Rateable value', kind: 'money' },
  parking: { label: 'Car parks', kind: 'number' },
  garaging: { label: 'Garages', kind: 'number' },
  title_type: {
    label: 'Title type',
    kind: 'choice',
    options: title_types,
  },
  year_built: { label: 'Year built', kind: 'number' },
  furnishings: {
    label: 'Furnishings',
    kind: 'choice',
    options: furnishings,
  },
  pets: {
    label: 'Pets',
    kind: 'choice',
    options: pets,
  },
  smokers: {
    label: 'Smoking',
    kind: 'choice',
    options: smokers,
  },
  maximum_tenants: { label: 'Maximum tenants', kind: 'number' },
  has_smoke_alarms: { label: 'Smoke alarms', kind: 'yes_no' },
  insulation: {
    label: 'Insulation',
    kind: 'paragraphs',
    help: 'Where they are, what type and how old. The tenancy agreement must say so.',
  },
  healthy_homes: {
    label: 'Healthy homes statement',
    kind: 'paragraphs',
    help: 'How it meets the standards for heating, insulation, ventilation, moisture and draughts.',
  },
  amenities: { label: 'Anything else', kind: 'lines', help: 'One per line.' },
  open_homes: { label: 'Open homes', kind: 'visits' },
  floor_plan_ids: { label: 'Floor plans', kind: 'uploads' },
  document_ids: { label: 'Documents', kind: 'uploads' },
  listing_reference: { label: 'Your reference', kind: 'text' },
  shows_address: { label: 'Show the street address', kind: 'own' },
}
