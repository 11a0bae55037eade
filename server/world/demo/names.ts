type Names = { readonly given: readonly string[]; readonly family: readonly string[] };

const names = (given: string, family: string): Names => ({ given: given.split(' '), family: family.split(' ') });

export const namePools = {
  english: names(
    'Olivia Amelia Isla Freya Grace Harriet Megan Chloe Hannah Rebecca Oliver George Harry Jack Noah Arthur Liam Owen Callum Ethan Samuel Daniel Ryan Joseph',
    'Smith Jones Taylor Brown Williams Wilson Johnson Davies Patel Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood Jackson Clarke Harrison Scott Cooper Ward Morris Murphy Kelly Bennett Marsh',
  ),
  german: names(
    'Lena Hannah Marie Sophie Laura Katharina Julia Johanna Franziska Miriam Lukas Jonas Felix Maximilian Paul Leon Tobias Stefan Matthias Florian Sebastian Moritz',
    'Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Koch Bauer Richter Klein Wolf Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Krause Lehmann Huber Gruber Steiner',
  ),
  french: names(
    'Camille Léa Manon Chloé Inès Juliette Margaux Élise Clara Amandine Lucas Hugo Louis Théo Mathis Antoine Julien Nicolas Bastien Clément',
    'Martin Bernard Dubois Robert Richard Petit Durand Leroy Moreau Laurent Lefebvre Michel Garcia Bertrand Roux Vincent Fournier Morel Girard Bonnet Lambert Fontaine Rousseau Mercier',
  ),
  spanish: names(
    'Lucía Sofía Valentina Camila Isabella Paula Carmen Elena Daniela Gabriela Mateo Santiago Diego Sebastián Alejandro Javier Pablo Andrés Emilio Rodrigo Martín Joaquín',
    'García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Díaz Hernández Torres Ramírez Flores Vargas Castillo Romero Morales Ortiz Navarro Molina Herrera Medina Aguilar Rojas Vega',
  ),
  portuguese: names(
    'Beatriz Ana Mariana Camila Larissa Juliana Fernanda Carolina Inês Letícia João Rafael Gabriel Lucas Pedro Thiago Gustavo Miguel Bruno Felipe',
    'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Nunes Teixeira Duarte',
  ),
  italian: names(
    'Giulia Martina Chiara Sara Alessia Francesca Elisa Valentina Federica Ilaria Lorenzo Matteo Alessandro Andrea Luca Marco Davide Simone Federico Riccardo',
    'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana',
  ),
  dutch: names(
    'Emma Sanne Lotte Femke Anouk Fleur Marieke Eva Daan Sem Bram Thijs Lars Jeroen Sander Wouter Pieter Joris',
    'deJong Jansen deVries Bakker Visser Smit Meijer deBoer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Kuipers Claes Maes Willems',
  ),
  nordic: names(
    'Astrid Ingrid Freja Linnea Saga Emilie Sofie Aino Helmi Sigrid Erik Lars Anders Oskar Axel Emil Magnus Mikkel Eero Nils Henrik Björn',
    'Andersson Johansson Karlsson Nilsson Lindqvist Berg Hansen Olsen Larsen Nielsen Jensen Pedersen Sørensen Korhonen Virtanen Mäkinen Nieminen Dahl Haugen Lund Holm Sjöberg',
  ),
  polish: names(
    'Marta Zofia Zuzanna Aleksandra Katarzyna Magdalena Agnieszka Natalia Jakub Antoni Szymon Michał Piotr Tomasz Krzysztof Bartosz Wojciech Kamil',
    'Nowak Wójcik Mazur Krawczyk Kaczmarek Zając Król Wieczorek Wróbel Stępień Adamczyk Dudek Pawlak Sikora Baran Duda Szewczyk Pietrzak Marciniak Bąk',
  ),
  czech: names(
    'Tereza Eliška Adéla Lucie Kristýna Veronika Barbora Petra Jakub Jan Tomáš Ondřej Vojtěch Marek Filip Lukáš Peter Matej',
    'Novák Svoboda Dvořák Černý Procházka Kučera Veselý Horák Němec Marek Pokorný Král Růžička Beneš Fiala Kováč Horváth Varga Tóth Baláž',
  ),
  hungarian: names(
    'Eszter Réka Anna Dóra Zsófia Katalin Nóra Lilla Bence Máté Levente Ádám Dániel Gergő Balázs Zoltán',
    'Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros',
  ),
  balkan: names(
    'Ana Ivana Jelena Milica Marija Petra Lejla Amina Teodora Elena Luka Marko Nikola Stefan Ivan Filip Amar Dragan Petar Vladimir',
    'Horvat Kovačević Babić Marić Jurić Novak Jovanović Petrović Nikolić Marković Đorđević Ilić Hodžić Stojanović Dimitrov Georgiev Krasniqi Hoxha Trajkovski Zupan',
  ),
  romanian: names(
    'Maria Andreea Elena Ioana Alexandra Cristina Diana Raluca Andrei Alexandru Mihai Ștefan Vlad Radu Cătălin Bogdan',
    'Popescu Ionescu Popa Dumitru Stan Stoica Gheorghe Matei Rusu Munteanu Marin Lazăr Ciobanu Moldovan Ceban Rotaru',
  ),
  greek: names(
    'Maria Eleni Katerina Sofia Georgia Ioanna Despina Christina Giorgos Dimitris Nikos Kostas Yannis Panagiotis Stavros Andreas',
    'Papadopoulos Georgiou Ioannou Nikolaidis Vlachos Makris Antoniou Karagiannis Oikonomou Christodoulou Pappas Samaras Kyriakou Savvas',
  ),
  baltic: names(
    'Liis Kadri Maarja Līga Ilze Kristīne Eglė Rūta Gabija Andres Martin Rasmus Jānis Mārtiņš Edgars Tomas Lukas Mantas',
    'Tamm Saar Sepp Mägi Kask Bērziņš Kalniņš Ozoliņš Jansons Liepa Kazlauskas Petrauskas Jankauskas Stankevičius Butkus Rebane',
  ),
  slavic: names(
    'Olena Iryna Natalia Oksana Yulia Daria Kateryna Anastasia Olga Svitlana Andriy Oleksandr Dmytro Maksym Serhiy Ivan Artem Bohdan Nikolai Alexei',
    'Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliynyk Koval Marchenko Savchenko Melnyk Ivanov Petrov Volkov Sokolov Kozlov Morozov Lebedev Novikov Zhuk Klimovich',
  ),
  turkish: names(
    'Zeynep Elif Defne Ayşe Fatma Merve Selin Esra Buse Leyla Yusuf Mustafa Emre Mehmet Ahmet Can Burak Kerem Ali Onur',
    'Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Polat Erdoğan',
  ),
  arabic: names(
    'Fatima Aisha Mariam Layla Noor Salma Yasmin Huda Rania Zainab Omar Ahmed Mohammed Youssef Khalid Hassan Karim Tariq Ibrahim Bilal',
    'Haddad Khalil Mansour Saleh Nasser Hamdan AlFarsi AlHarbi Benali Bouzid Chaoui Hassan Ibrahim Mahmoud Abdallah Said Rahman Othman Darwish Khoury',
  ),
  persian: names(
    'Parisa Nasrin Shirin Mahsa Niloufar Zahra Sara Laleh Reza Ali Hossein Mehdi Arash Kian Farhad Navid Omid Jamshid',
    'Ahmadi Hosseini Karimi Rahimi Moradi Jafari Rezaei Sadeghi Akbari Noori Rahmani Azizi Hakimi Sharifi',
  ),
  indian: names(
    'Priya Ananya Aishwarya Divya Kavya Meera Neha Pooja Sneha Lakshmi Arjun Rohan Vikram Aditya Rahul Karthik Sanjay Nikhil Imran Farhan Tahmina Nusrat Sajid Kasun Nadeesha',
    'Sharma Patel Singh Kumar Gupta Reddy Nair Iyer Rao Mehta Joshi Chatterjee Das Banerjee Khan Hussain Rahman Ahmed Perera Fernando Silva Thapa Gurung Shrestha',
  ),
  chinese: names(
    'Wei Fang Na Jing Xiuying Yan Lin Mei Jie Ting Hao Jun Ming Lei Tao Bo Chen Zhi Kai Yi',
    'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo Lin Ho Lam Wong Chan Tsai',
  ),
  japanese: names(
    'Yui Sakura Hina Aoi Mio Rin Akari Haruka Misaki Naomi Haruto Yuto Sota Ren Kaito Hiroshi Takumi Daiki Kenta Ryo',
    'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Matsumoto Inoue Kimura Hayashi Shimizu',
  ),
  korean: names(
    'Jiwoo Seoyeon Minji Hayoon Jimin Yuna Soojin Eunji Minjun Seojun Jihoon Hyunwoo Donghyun Sungmin Taeyang Junho',
    'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang',
  ),
  vietnamese: names(
    'Linh Trang Hương Mai Lan Thảo Ngọc Phương Minh Tuấn Hùng Dũng Quân Khang Đức Nam',
    'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô',
  ),
  southeast: names(
    'Siriporn Kanya Ploy Nurul Siti Dewi Putri Ayu Maya Chanthy Somchai Nattapong Anan Budi Agus Rizky Hafiz Aung Sokha Bayu',
    'Saetang Wongsakul Suwan Chaiyasit Wijaya Santoso Hidayat Pratama Nugroho Ismail Rahman Abdullah Tan Lim Sok Chea Htun Kyaw Phommachanh',
  ),
  filipino: names(
    'Maria Angelica Jasmine Kristine Nicole Andrea Bianca Joy Juan Jose Mark John Paolo Miguel Carlo Angelo',
    'Santos Reyes Cruz Bautista Garcia Mendoza Torres Ramos Aquino Villanueva DelaCruz Castro Navarro Salazar',
  ),
  westAfrican: names(
    'Amara Chiamaka Ngozi Adaeze Abena Akosua Aminata Fatou Awa Mariama Chinedu Emeka Tunde Kwame Kofi Mamadou Ousmane Ibrahima Seydou Kwaku',
    'Okafor Okonkwo Adeyemi Balogun Eze Mensah Owusu Asante Boateng Diallo Traoré Keita Cissé Ndiaye Sow Kamara Koné Ouattara Touré Mbarga',
  ),
  eastAfrican: names(
    'Wanjiku Achieng Amina Neema Zawadi Grace Esther Tigist Hanna Thandiwe Lerato Nomsa Kamau Otieno Juma Baraka Daniel Abebe Tesfaye Sipho Thabo Tendai',
    'Mwangi Odhiambo Kamau Wanjala Njoroge Mushi Kimaro Nakato Okello Tadesse Bekele Haile Nkosi Dlamini Mokoena Ndlovu Moyo Banda Phiri Zulu',
  ),
  pacific: names(
    'Leilani Mere Sina Talia Losa Ana Tui Sione Manu Tevita Iosefa Rangi Wiremu Semisi',
    'Tuilagi Fonoti Taufa Vakalahi Tamatea Ngata Leota Faleafa Maka Seru Vea Kalani',
  ),
  caucasus: names(
    'Nino Mariam Tamar Ani Lilit Aygun Leyla Salome Giorgi Levan Davit Tigran Armen Elvin Rashad Irakli',
    'Beridze Kapanadze Gelashvili Lomidze Sargsyan Grigoryan Harutyunyan Petrosyan Mammadov Aliyev Huseynov Guliyev',
  ),
  centralAsian: names(
    'Aigerim Dana Aliya Madina Gulnara Nilufar Zarina Ayşe Nurlan Askar Timur Bekzat Rustam Jasur Daniyar Batbayar Temuulen',
    'Akhmetov Nurmagambetov Suleimenov Karimov Yusupov Rakhimov Saidov Abdullaev Bekov Orozbekov Ganbold Batbayar',
  ),
  hebrew: names(
    'Noa Tamar Yael Shira Maya Michal Adi Rotem Itai Yonatan Noam Eitan Amit Omer Gal Ariel',
    'Cohen Levi Mizrahi Peretz Biton Friedman Katz Azulay Shapira Golan BenDavid Avraham',
  ),
} satisfies Record<string, Names>;

export type NamePool = keyof typeof namePools;

/** 'deVries' stands for 'de Vries'. */
export const spaced = (family: string): string => family.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
