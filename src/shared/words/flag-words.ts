export const flag_reason_words = {
  prohibited: 'A prohibited item',
  counterfeit: 'Fake or counterfeit',
  scam: 'A scam',
  wrong_category: 'In the wrong category',
  offensive: 'Offensive',
  other: 'Something else',
  shared_phone: 'Same phone number as the seller',
  shared_device: 'Same device as the seller',
}
