/** WoF and rego have the day of the year on which they expire; extras are separated by commas. */
import { must } from '#platform/common/must.ts'
import { fromPairs } from '#platform/common/records.ts'
const columns = [
  ...([
    'StockNo',
    'Year',
    'Make',
    'Model',
    'Variant',
    'Type',
    'Retail',
    'CCRating',
    'Doors',
    'Mileage',
  ] as const),
  ...(['Colour', 'Rego', 'VIN', 'Transmission', 'FuelType', 'OnlineNotes', 'extras'] as const),
  ...(['wof_month', 'wof_day', 'rego_month', 'rego_day'] as const),
] as const
export type SampleVehicle = Record<(typeof columns)[number], string>

/** A made-up dealership's stock. Two of its words are unknown: an abbreviated colour and fuel. */
const rows = [
  'K201|2019|Toyota|Corolla|GX Hatch|Hatchback|21990|1798|5|61240|Silver|MKD412|7AT0BHJMHHD107919|A|Petrol|One owner from new, full service history. Tidy inside and out.|Reversing camera,Bluetooth,Cruise control|1|3|5|2',
  'K202|2017|Mazda|CX-5|GSX|RV/SUV|24990|2488|5|83410|Grey|LCN508|7AT0CRMZNHF115838|A|Petrol|NZ new and all-wheel drive. New tyres in winter.|Tow bar,Roof rails,Heated seats|6|10|12|13',
  'K203|2021|Nissan|Leaf|40 kWh|Hatchback|23990|0|5|38120|White|NFT227|7AT0DYRLUHH123757|A||Eleven bars of battery health. Home charging cable included.|Heat pump,Fast charging,Reversing camera|11|17|7|24',
  'K204|2018|Ford|Ranger|XLT Double Cab|Ute|36990|3198|4|112630|Blue|LSG771|7AT0EFUYZHK131676|A|Diesel|Canopy, tow bar and a fresh set of all-terrain tyres.|Canopy,Tow bar,Deck liner|4|24|2|9',
  'K205|2015|Honda|Fit|13G|Hatchback|12990|1317|5|74210|Red|KJB934|7AT0FNXKEHM139595|CVT|Petrol|Fresh import in lovely order. Cheap to run.|Magic seats,Remote locking|9|6|9|20',
  'K206|2020|Hyundai|Tucson|2.0 Elite|RV/SUV|31990|1999|5|45870|White|MWR180|7AT0GWAXKHP147514|A|Petrol|Still under factory warranty. Leather inside.|Leather seats,Apple CarPlay,Parking sensors|2|13|4|5',
  'K207|2016|Subaru|Outback|2.5i Premium|Station Wagon|19990|2498|5|126340|Green|KTE663|7AT0HDDJRHS155433|CVT|Petrol|Timing and transmission serviced at 120,000 km.|Roof rails,Adaptive cruise|7|20|11|16',
  'K208|2022|Kia|Niro|EV Earth|RV/SUV|42990|0|5|21450|Black|PHZ519|7AT0JLGWWHU163352|A|Electric|Nearly new, with the balance of its seven-year warranty.|Heat pump,Wireless charging|12|27|6|27',
  'K209|2014|Volkswagen|Golf|TSI Highline|Hatchback|13990|1395|5|98760|Grey|HPD345|7AT0KUKHBHW171271|T|Petrol|A tidy Golf with the right engine. Two keys.|Alloy wheels,Bluetooth|5|9|1|12',
  'K210|2019|Mitsubishi|Outlander|PHEV VRX|RV/SUV|29990|2360|5|67540|Burgundy|MCH806|7AT0LBNVGHY179190|A|PHEV|Does the school run on electricity. Tows 1,500 kg.|Sunroof,Power tailgate|10|16|8|23',
  'K211|2018|Toyota|Hiace|ZR 2.8|Van|38990|2755|5|101220|White|LWP492|7AT0MJSGMHA187109|A|Diesel|Ply lined, with a cargo barrier and a roof rack.|Cargo barrier,Roof rack|3|23|3|8',
  'K212|2017|Suzuki|Swift|RS|Hatchback|14990|1242|5|58930|Yellow|KZN215|7AT0NSVUTHC195028|M|Petrol|Great fun on a back road, easy in town.|Heated seats,Lane keeping|8|5|10|19',
  'K213|2020|Isuzu|D-Max|LS 4x4|Ute|41990|2999|4|78310|Silver|NBA638|7AT0PZYFYHE202947|A|Diesel|Farm-free and serviced every 10,000 km.|Tow bar,Side steps,Canopy|1|12|5|4',
  'K214|2016|BMW|320i|M Sport|Sedan|22990|1998|4|89410|Black|KQF057|7AT0RGBTDHG210866|A|Petrol|M Sport pack, full leather, drives beautifully.|Leather seats,Sunroof|6|19|12|15',
  'K215|2021|Mazda|3|SP25|Sedan|28990|2488|4|35620|Red|NJY741|7AT0SPEEJHJ218785|A|Petrol|NZ new with one careful owner.|Head-up display,Apple CarPlay|11|26|7|26',
  'K216|2013|Toyota|Aqua|G|Hatchback|11990|1496|5|91280|Blue|HEL829|7AT0TXHSPHL226704|CVT|Hybrid|Sips petrol. Battery tested last month.|Keyless start,Reversing camera|4|8|2|11',
  'K217|2019|Skoda|Superb|206 TSI Wagon|Station Wagon|33990|1984|5|71830|Grey|MGV374|7AT0UELDVHN234623|DSG|Petrol|Room for everybody, and quick with it.|Roof rails,Adaptive cruise,Power tailgate|9|15|9|22',
  'K218|2018|Mini|Cooper|S|Hatchback|25990|1998|3|52140|Orange|LTR960|7AT0VMPRAHR242542|A|Petrol|A proper Cooper S in the colour to have.|Sunroof,Heated seats|2|22|4|7',
  'K219|2022|Tesla|Model 3|Long Range|Sedan|52990|0|4|33780|White|PKS153|7AT0WVTCFHT250461|A|Electric|One owner, home charged. Autopilot included.|Glass roof,Heat pump|7|4|11|18',
  'K220|2015|Nissan|X-Trail|ST-L 7 seater|RV/SUV|17990|2488|5|108450|Slvr|KGM287|7AT0XCWPLHV258380|CVT|Petrol|Seven seats and a tow bar: the family’s done.|Seven seats,Tow bar|12|11|6|3',
  'K221|2017|Holden|Colorado|LTZ|Ute|28990|2776|4|119870|White|LBX546|7AT0YKZBSHX266299|A|Dsl|Hard lid, tow bar, and a service history you can read.|Hard lid,Tow bar|5|18|1|14',
  'K222|2020|Toyota|RAV4|GXL Hybrid|RV/SUV|39990|2487|5|49310|Black|NCP618|7AT0ZTCNXHZ274218|CVT|Hybrid|The one everybody’s after. NZ new.|Tow bar,Roof rails,Apple CarPlay|10|25|8|25',
]

export const sampleStock: readonly SampleVehicle[] = rows.map((row) => {
  const cells = row.split('|')
  return fromPairs(columns.map((name, n) => [name, must(cells[n], 'cell')] as const))
})
