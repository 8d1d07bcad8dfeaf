/**
 * make/model | details | years | body fuel cc kW gearbox drive seats/doors | origin, new price in $1,000, share of the
 * price kept each year | litres or kWh per 100 km, stars
 */
export const carSheet = `
Toyota/Corolla | GX; GLX; Levin ZR | 2012-2018 | hatchback petrol 1798 103 cvt front 5/5 | nz 34 .905 | 6.8 5
Toyota/Corolla | GX Hybrid; SX Hybrid; ZR Hybrid | 2019-2024 | hatchback hybrid 1798 90 cvt front 5/5 | nz 37 .92 | 4.2 5
Toyota/Aqua | S; G; L | 2012-2019 | hatchback hybrid 1496 74 cvt front 5/5 | import 24 .895 | 3.9 4
Toyota/RAV4 | GX Hybrid; GXL Hybrid; Adventure | 2019-2024 | suv hybrid 2487 131 cvt all_wheel 5/5 | nz 50 .925 | 4.8 5
Toyota/RAV4 | GX; GXL; Limited | 2013-2018 | suv petrol 2494 132 automatic all_wheel 5/5 | nz 44 .89 | 8.5 5
Toyota/Hilux | SR; SR5 | 2010-2015 | ute diesel 2982 126 manual four_wheel 5/4 | nz 58 .915 | 8.3 4
Toyota/Hilux | SR5; SR5 Cruiser; PreRunner SR5 | 2016-2024 | ute diesel 2755 150 automatic four_wheel 5/4 | nz 63 .92 | 7.9 5
Toyota/Land Cruiser Prado | GX; VX; VX Limited | 2015-2023 | suv diesel 2755 130 automatic four_wheel 7/5 | nz 82 .925 | 8.0 5
Toyota/Prius | S; S Touring; G | 2010-2016 | hatchback hybrid 1797 73 cvt front 5/5 | import 36 .87 | 4.1 5
Toyota/Hiace | ZL; DX; Super GL | 2011-2018 | van diesel 2982 100 automatic rear 3/5 | nz 49 .915 | 8.7 4
Toyota/Vitz | F; Jewela; U | 2008-2016 | hatchback petrol 1329 70 cvt front 5/5 | import 22 .885 | 5.6 4
Toyota/Alphard | 240S; 240G | 2008-2015 | van petrol 2362 125 cvt front 8/5 | import 60 .89 | 9.6 4
Mazda/Demio | 13C; 13S; 13C-V | 2008-2017 | hatchback petrol 1298 67 automatic front 5/5 | import 22 .88 | 5.4 4
Mazda/3 | GLX; GSX | 2012-2022 | hatchback petrol 1998 114 automatic front 5/5 | nz 36 .89 | 6.2 5
Mazda/CX-5 | GLX; GSX; Limited | 2013-2023 | suv petrol 2488 140 automatic all_wheel 5/5 | nz 48 .9 | 7.4 5
Mazda/6 | GSX; Limited | 2010-2019 | station_wagon petrol 2488 138 automatic front 5/5 | nz 49 .875 | 7.0 5
Mazda/BT-50 | GLX; GSX; Limited | 2012-2020 | ute diesel 3198 147 automatic four_wheel 5/4 | nz 54 .9 | 9.2 5
Mazda/MX-5 | Roadster; GSX; RF | 2008-2019 | convertible petrol 1998 118 manual rear 2/2 | nz 46 .905 | 7.0 4
Nissan/Leaf | 30X; 30G | 2016-2017 | hatchback electric 0 80 automatic front 5/5 | import 42 .82 | 15.8 5
Nissan/Leaf | 40X; 40G; e+ | 2018-2022 | hatchback electric 0 110 automatic front 5/5 | import 52 .84 | 16.4 5
Nissan/X-Trail | ST; Ti; 20X | 2012-2021 | suv petrol 2488 126 cvt all_wheel 7/5 | nz 43 .885 | 8.3 5
Nissan/Navara | ST; ST-X; RX | 2015-2022 | ute diesel 2298 140 automatic four_wheel 5/4 | nz 54 .9 | 7.9 5
Nissan/Note | X; X DIG-S; Medalist | 2013-2019 | hatchback petrol 1198 72 cvt front 5/5 | import 25 .88 | 5.2 4
Nissan/Qashqai | ST; ST-L; Ti | 2015-2022 | suv petrol 1997 106 cvt front 5/5 | nz 39 .885 | 6.9 5
Honda/Fit | 13G; 13G F Package | 2009-2018 | hatchback petrol 1317 73 cvt front 5/5 | import 23 .885 | 5.3 4
Honda/Jazz | S; RS | 2012-2022 | hatchback petrol 1497 88 cvt front 5/5 | nz 27 .9 | 5.8 5
Honda/CR-V | S; Sport; Sport Premium | 2012-2022 | suv petrol 2354 140 automatic all_wheel 5/5 | nz 45 .895 | 8.7 5
Honda/Civic | SX; Sport | 2009-2019 | hatchback petrol 1799 104 automatic front 5/5 | nz 36 .885 | 6.6 5
Subaru/Outback | 2.5i; 2.5i Sport; 2.5i Premium | 2010-2022 | station_wagon petrol 2498 129 cvt all_wheel 5/5 | nz 52 .89 | 7.3 5
Subaru/Legacy | 2.5i; 2.5i Touring Wagon | 2005-2013 | station_wagon petrol 2457 123 automatic all_wheel 5/5 | import 40 .87 | 9.1 5
Subaru/Forester | 2.5i; Sport; Premium | 2012-2022 | suv petrol 2498 136 cvt all_wheel 5/5 | nz 45 .895 | 7.6 5
Subaru/XV | 2.0i; Sport; Premium | 2012-2021 | suv petrol 1995 115 cvt all_wheel 5/5 | nz 41 .89 | 7.0 5
Mitsubishi/Outlander | LS; XLS; VRX | 2012-2021 | suv petrol 2360 124 cvt front 7/5 | nz 42 .875 | 7.2 5
Mitsubishi/Outlander PHEV | XLS; VRX | 2014-2021 | suv plug_in_hybrid 2360 94 automatic all_wheel 5/5 | nz 60 .85 | 1.9 5
Mitsubishi/ASX | LS; XLS; VRX | 2012-2023 | suv petrol 1998 110 cvt front 5/5 | nz 35 .875 | 7.6 5
Mitsubishi/Triton | GLX; GLX-R; VRX | 2015-2023 | ute diesel 2442 133 automatic four_wheel 5/4 | nz 48 .895 | 8.6 5
Ford/Ranger | XL; XLT; Wildtrak | 2012-2022 | ute diesel 3198 147 automatic four_wheel 5/4 | nz 62 .91 | 8.9 5
Ford/Falcon | XR6; G6; G6E | 2008-2015 | sedan petrol 3984 195 automatic rear 5/4 | nz 50 .875 | 9.9 5
Ford/Focus | Trend; Sport; Titanium | 2011-2018 | hatchback petrol 1999 125 automatic front 5/5 | nz 37 .86 | 6.6 5
Holden/Commodore | Omega; SV6; Evoke | 2010-2017 | sedan petrol 3564 210 automatic rear 5/4 | nz 54 .885 | 10.1 5
Holden/Colorado | LT; LTZ; Z71 | 2013-2020 | ute diesel 2776 147 automatic four_wheel 5/4 | nz 54 .895 | 8.7 5
Hyundai/Tucson | Entry; Elite; Limited | 2015-2023 | suv petrol 1999 114 automatic front 5/5 | nz 45 .885 | 7.9 5
Hyundai/i30 | Active; Elite | 2017-2022 | hatchback petrol 1999 120 automatic front 5/5 | nz 35 .88 | 7.3 5
Hyundai/Santa Fe | 2.2 Elite; 2.2 Limited | 2013-2021 | suv diesel 2199 147 automatic all_wheel 7/5 | nz 66 .88 | 7.5 5
Hyundai/Kona Electric | Entry; Elite | 2018-2023 | suv electric 0 150 automatic front 5/5 | nz 72 .835 | 14.9 5
Kia/Sportage | LX; EX; Limited | 2012-2023 | suv petrol 1999 114 automatic front 5/5 | nz 44 .885 | 7.9 5
Kia/Niro EV | EX; Plus | 2019-2023 | suv electric 0 150 automatic front 5/5 | nz 70 .835 | 15.9 5
Kia/Picanto | LX; EX | 2012-2022 | hatchback petrol 1248 62 automatic front 5/5 | nz 20 .9 | 5.8 4
Suzuki/Swift | GL; GLX; GLC | 2008-2023 | hatchback petrol 1242 66 automatic front 5/5 | nz 24 .905 | 5.2 4
Suzuki/Jimny | Sierra; JX | 2018-2024 | suv petrol 1462 75 manual four_wheel 4/3 | nz 29 .94 | 6.4 3
Suzuki/Vitara | JLX; LTD | 2015-2022 | suv petrol 1586 86 automatic front 5/5 | nz 33 .895 | 6.0 5
Volkswagen/Golf | TSI; Highline; R-Line | 2013-2021 | hatchback petrol 1395 90 semi_automatic front 5/5 | nz 42 .87 | 5.4 5
Volkswagen/Tiguan | TSI; Comfortline; R-Line | 2016-2022 | suv petrol 1984 132 semi_automatic all_wheel 5/5 | nz 58 .875 | 7.7 5
Volkswagen/Amarok | Core; Highline; Aventura | 2016-2021 | ute diesel 2967 165 automatic four_wheel 5/4 | nz 75 .89 | 8.9 5
BMW/320i | M Sport; Luxury Line | 2012-2018 | sedan petrol 1997 135 automatic rear 5/4 | import 72 .835 | 6.6 5
BMW/i3 | 94Ah; 94Ah Suite | 2016-2018 | hatchback electric 0 125 automatic rear 4/5 | import 84 .79 | 13.6 5
Mercedes-Benz/C200 | Avantgarde; AMG Line | 2014-2018 | sedan petrol 1991 135 automatic rear 5/4 | import 76 .83 | 6.4 5
Audi/A4 | 2.0 TFSI; 2.0 TFSI S line | 2009-2018 | sedan petrol 1984 140 cvt front 5/4 | import 74 .83 | 6.9 5
Lexus/IS300h | F Sport; Version L | 2013-2019 | sedan hybrid 2493 133 cvt rear 5/4 | import 76 .87 | 5.2 5
MG/ZS | Excite; Essence | 2018-2024 | suv petrol 1498 84 automatic front 5/5 | nz 30 .875 | 7.1 4
MG/MG4 | Excite 51; Essence 64 | 2023-2024 | hatchback electric 0 125 automatic rear 5/5 | nz 50 .82 | 16.0 5
BYD/Atto 3 | Standard; Extended Range | 2022-2024 | suv electric 0 150 automatic front 5/5 | nz 60 .83 | 16.0 5
Tesla/Model 3 | Standard Range Plus; Long Range | 2019-2023 | sedan electric 0 208 automatic rear 5/4 | nz 78 .84 | 14.4 5
Tesla/Model Y | RWD; Long Range | 2022-2024 | suv electric 0 220 automatic rear 5/5 | nz 79 .855 | 15.7 5
Isuzu/D-Max | LS; LS-T; X-Terrain | 2013-2023 | ute diesel 2999 140 automatic four_wheel 5/4 | nz 60 .91 | 7.8 5
Jeep/Wrangler | Sport; Overland; Rubicon | 2012-2021 | suv petrol 3604 209 automatic four_wheel 5/4 | nz 68 .9 | 10.3 4
Peugeot/3008 | Active; Allure; GT | 2017-2022 | suv petrol 1598 121 automatic front 5/5 | nz 50 .86 | 7.0 5
Škoda/Octavia | Ambition; Style; RS | 2014-2022 | station_wagon petrol 1395 110 semi_automatic front 5/5 | nz 46 .87 | 5.6 5
MINI/Cooper | Classic; Chili | 2014-2019 | hatchback petrol 1499 100 automatic front 4/3 | import 44 .865 | 5.8 4
Ford/Mustang | Coupe 289 | 1967-1967 | coupe petrol 4728 149 automatic rear 4/2 | classic 62 1 | 15 0
Volkswagen/Beetle | 1300 | 1966-1966 | coupe petrol 1285 30 manual rear 4/2 | classic 21 1 | 8.5 0
Morris/Mini | 1000 | 1974-1974 | coupe petrol 998 29 manual front 4/2 | classic 17 1 | 7 0
Holden/Kingswood | HQ 202 | 1972-1972 | sedan petrol 3298 101 manual rear 5/4 | classic 32 1 | 13 0
Ford/Escort | Mk II 1600 Sport | 1978-1978 | coupe petrol 1598 63 manual rear 5/2 | classic 38 1 | 9 0
`
