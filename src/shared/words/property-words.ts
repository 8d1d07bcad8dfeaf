/** What a property's choices are called, wherever they are read. */

export const purposes = { sale: 'For sale', rent: 'For rent', flatmate: 'Room for a flatmate' }

export const property_types = {
  house: 'House',
  apartment: 'Apartment',
  townhouse: 'Townhouse',
  unit: 'Unit',
  section: 'Section',
  lifestyle: 'Lifestyle block',
  rural: 'Rural',
  commercial: 'Commercial',
}

export const price_methods = {
  asking_price: 'Asking price',
  enquiries_over: 'Enquiries over',
  negotiation: 'By negotiation',
  auction: 'Auction',
  tender: 'Tender',
  deadline_sale: 'Deadline sale',
  to_be_advised: 'Price to be advised',
}

export const title_types = {
  freehold: 'Freehold',
  leasehold: 'Leasehold',
  cross_lease: 'Cross lease',
  unit_title: 'Unit title',
}

export const furnishings = {
  furnished: 'Furnished',
  part_furnished: 'Part furnished',
  unfurnished: 'Unfurnished',
}

export const pets = { allowed: 'Allowed', by_agreement: 'By agreement', not_allowed: 'Not allowed' }

export const smokers = { allowed: 'Allowed', outside_only: 'Outside only', not_allowed: 'Not allowed' }
