export interface PretendMember {
  first_name: string
  last_name: string
  suburb: string
  /** '2019-04' */
  joined: string
  trade?: string
}

const row = (
  firstName: string,
  lastName: string,
  suburb: string,
  joined: string,
  trade?: string,
): PretendMember => ({
  first_name: firstName,
  last_name: lastName,
  suburb,
  joined,
  ...(trade ? { trade } : {}),
})

export const pretendMembers: readonly PretendMember[] = [
  row('Hēmi', 'Ngata', 'kaiti', '2018-03'),
  row('Grace', 'Tuilagi', 'mangere', '2019-07'),
  row('Oliver', 'McKenzie', 'north-east-valley', '2018-11'),
  row('Mei Lin', 'Chen', 'mapua', '2019-02', 'pottery'),
  row('Anahera', 'Paki', 'ngaruawahia', '2020-05', 'garden-plants'),
  row('Gareth', 'Pugh', 'oamaru', '2018-06', 'books'),
  row('Sione', 'Fifita', 'otara', '2020-09'),
  row('Charlotte', 'Bennett', 'cambridge', '2019-10'),
  row('Arjun', 'Patel', 'mount-roskill', '2019-01'),
  row('Wiremu', 'Tāwhai', 'whakatane', '2018-08'),
  row('Isla', 'Sutherland', 'invercargill-central', '2021-03'),
  row('Kenji', 'Watanabe', 'queenstown', '2022-01'),
  row('Aroha', 'Rangihuna', 'wairoa', '2019-06'),
  row('Liam', 'O’Connor', 'greymouth', '2020-02'),
  row('Tevita', 'Moala', 'naenae', '2021-08'),
  row('Sophie', 'van der Berg', 'havelock-north', '2020-11'),
  row('Ngaire', 'Simmonds', 'kaitaia', '2018-05'),
  row('Jack', 'Thompson', 'rangiora', '2019-09', 'building-tools'),
  row('Manaia', 'Hohepa', 'kawakawa', '2021-05'),
  row('Fatima', 'Rahimi', 'hamilton-east', '2022-06'),
  row('Rangi', 'Pōtae', 'tolaga-bay', '2020-07'),
  row('Emma', 'Fraser', 'wanaka', '2018-12'),
  row('Lupe', 'Faleafa', 'cannons-creek', '2021-11'),
  row('Harry', 'Wilkins', 'waipukurau', '2019-03'),
  row('Min-jun', 'Park', 'takapuna', '2021-02', 'electronics'),
  row('Marama', 'Te Whata', 'kerikeri', '2019-12', 'home-food'),
  row('Daniel', 'Schuster', 'motueka', '2020-04'),
  row('Ruby', 'Gillespie', 'levin', '2022-03'),
  row('Tāne', 'Mahuika', 'hokitika', '2018-10', 'jewellery-pounamu'),
  row('Lakshmi', 'Nair', 'johnsonville', '2021-06'),
  row('George', 'Papadopoulos', 'mount-victoria', '2018-04'),
  row('Kiri', 'Wharepapa', 'rotorua-central', '2020-10'),
  row('Maria', 'Santos', 'palmerston-north-central', '2021-09'),
  row('Angus', 'Drummond', 'gore', '2019-05'),
  row('Talia', 'Leota', 'porirua-central', '2022-08'),
  row('Pita', 'Hēnare', 'new-plymouth-central', '2019-08'),
  row('Yvonne', 'Marsh', 'blenheim', '2018-07', 'music-recordings'),
]

export const getAddress = ({
  first_name: firstName,
  last_name: lastName,
}: Pick<PretendMember, 'first_name' | 'last_name'>): string =>
  `${`${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^a-z.]/gi, '')
    .toLowerCase()}@demo.hoko.nz`
