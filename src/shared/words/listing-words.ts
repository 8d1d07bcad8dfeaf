/** What a listing's choices are called in the back office and its files. */

export const listing_type_words = { general: 'General items', vehicle: 'Vehicles', property: 'Property' }

export const listing_status_words = {
  draft: 'Draft',
  pending: 'To approve',
  active: 'Live',
  sold: 'Sold',
  unsold: 'Unsold',
  withdrawn: 'Withdrawn',
  suspended: 'Suspended',
}

export const sale_method_words = {
  auction: 'Auction',
  fixed_price: 'Fixed price',
  enquire: 'By enquiry',
}
