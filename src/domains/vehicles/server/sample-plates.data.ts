import type { sampleModels } from './sample-models.data.ts'

export interface SamplePlate {
  plate: string
  model: keyof typeof sampleModels
  year: number
  colour: string
  /** Imported used from Japan in that year, like many vehicles here; else it was sold new here. */
  importedIn?: number
  wof?: 'expired' | 'never'
  rego?: 'lapsed'
}

type Rest = Pick<SamplePlate, 'importedIn' | 'wof' | 'rego'>

const known = (
  plate: string,
  model: SamplePlate['model'],
  year: number,
  colour: string,
  rest: Rest = {},
): SamplePlate => ({ plate, model, year, colour, ...rest })

/**
 * Made-up plates in the formats that New Zealand has issued over the years, each with a vehicle.
 */
export const samplePlates: SamplePlate[] = [
  // The plates that the README names.
  known('QKB482', 'corollaHybrid', 2023, 'White'),
  known('HNW517', 'mazda3', 2014, 'Red', { wof: 'expired' }),
  known('FYD905', 'falcon', 2011, 'Blue', { rego: 'lapsed' }),
  known('MDR734', 'hilux', 2019, 'Silver'),
  known('NEV101', 'leaf', 2018, 'Black', { importedIn: 2022 }),
  known('C4KRT', 'mt07', 2020, 'Grey'),
  known('914TK', 'sprite', 2008, 'White'),
  known('LTR640', 'canter', 2017, 'White'),

  known('ACK213', 'falcon', 2003, 'Green'),
  known('BRT846', 'legacy', 2004, 'Silver', { importedIn: 2009 }),
  known('CHP372', 'legacy', 2005, 'Blue', { importedIn: 2012 }),
  known('DGM158', 'fit', 2006, 'Pink', { importedIn: 2013, wof: 'expired' }),
  known('DWL690', 'civic', 2007, 'Green'),
  known('EBN427', 'commodore', 2008, 'Black'),
  known('ENR781', 'xtrail', 2008, 'Silver', { importedIn: 2015 }),
  known('EZK036', 'demio', 2009, 'Red', { importedIn: 2016 }),
  known('FBP549', 'hiace', 2010, 'White', { importedIn: 2017 }),
  known('FKM264', 'mx5', 2010, 'Red'),
  known('FRJ918', 'outback', 2011, 'Grey'),
  known('GAD703', 'focus', 2012, 'White'),
  known('GFN385', 'colorado', 2012, 'Orange'),
  known('GKT612', 'prius', 2012, 'Silver', { importedIn: 2018 }),
  known('GQW140', 'golf', 2013, 'Blue'),
  known('HCB867', 'forester', 2013, 'Green'),
  known('HGL324', 'aqua', 2014, 'Blue', { importedIn: 2019 }),
  known('HRM751', 'colorado', 2014, 'Black'),
  known('HWD289', 'bmw320', 2015, 'Black'),
  known('JAT536', 'asx', 2015, 'Grey'),
  known('JFK903', 'outlander', 2015, 'White', { importedIn: 2020 }),
  known('JMP418', 'navara', 2016, 'Red'),
  known('JQZ672', 'cx5', 2016, 'Red'),
  known('KBH195', 'audiA4', 2016, 'Grey'),
  known('KEW840', 'corolla', 2016, 'White'),
  known('KGR367', 'crv', 2017, 'Silver'),
  known('KNC921', 'note', 2017, 'Brown', { importedIn: 2021 }),
  known('KST504', 'prado', 2017, 'Black'),
  known('LBD738', 'triton', 2017, 'White'),
  known('LFM260', 'sportage', 2018, 'Blue'),
  known('LJP915', 'swift', 2018, 'Yellow'),
  known('LNH483', 'tucson', 2018, 'White'),
  known('LQK126', 'outlander', 2018, 'Grey'),
  known('MAG659', 'rav4', 2019, 'Silver'),
  known('MFT307', 'kona', 2019, 'Blue'),
  known('MJL842', 'ranger', 2019, 'Grey'),
  known('MPR318', 'corolla', 2019, 'Silver'),
  known('MTB571', 'jimny', 2020, 'Green'),
  known('NCD094', 'outback', 2020, 'Blue'),
  known('NFH625', 'model3', 2021, 'White'),
  known('NKW189', 'yaris', 2021, 'Red'),
  known('NQP763', 'mgZs', 2021, 'Black'),
  known('NTL430', 'hilux', 2021, 'White'),
  known('PBR256', 'rav4', 2022, 'Blue'),
  known('PGD817', 'model3', 2022, 'Grey'),
  known('PLM594', 'atto3', 2022, 'White'),
  known('PRK371', 'cx5', 2022, 'White'),
  known('QAF908', 'aqua', 2019, 'Silver', { importedIn: 2024 }),
  known('QDT645', 'ranger', 2024, 'Blue'),
  known('QMH132', 'yaris', 2024, 'White'),
  known('QRB579', 'leaf', 2020, 'White', { importedIn: 2025 }),
  known('QTN286', 'sportage', 2025, 'Grey'),

  known('A7HNG', 'dr650', 2012, 'White'),
  known('B2JWP', 'bonneville', 2016, 'Black'),
  known('C9DFL', 'cb500x', 2021, 'Red'),
  known('D1MQS', 'ninja400', 2023, 'Green'),
  known('482ZC', 'bailey', 2016, 'White', { wof: 'expired' }),
  known('JTK825', 'njr', 2016, 'White'),
  known('NBX650', 'njr', 2021, 'Blue', { wof: 'never' }),
]
