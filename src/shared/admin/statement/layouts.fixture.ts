/** Parsed statement: rupees, UTR and payer of each credit. */
type Understood = {
  in: readonly (readonly [rupees: number, utr: string | null, payer: string | null])[];
  out?: number;
  left?: number;
};

/** Statements in the layouts of other banks and apps, as publicly described; all lines are invented. */
export const LAYOUTS: readonly (readonly [
  name: string,
  text: string,
  understood: Understood | 'side',
])[] = [
  [
    'Kotak, one column with signs',
    `#,TRANSACTION DATE,VALUE DATE,TRANSACTION DETAILS,CHQ / REF NO.,DEBIT/CREDIT(₹),BALANCE(₹)
1,14 Nov 2026 08:15 PM,14 Nov 2026,UPI/RITU SHARMA/431900000101/K7P2M4,UPI-431900000101,+850.00,"25,850.00"
2,14 Nov 2026 08:20 PM,14 Nov 2026,UPI/TENT HOUSE/431900000102/tents,UPI-431900000102,"-5,000.00","20,850.00"`,
    { in: [[850, '431900000101', 'RITU SHARMA']], out: 1 },
  ],
  [
    'Punjab National Bank',
    `Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance
S1,14/11/2026,UPI/431900000111/CR/RITU SHARMA/SBIN/ritu.s@oksbi/K7P2M4,BAILEY ROAD,,,850.00,"25,850.00 Cr."
S2,14/11/2026,UPI/431900000112/DR/TENT HOUSE/YESB/tents@ybl/tents,BAILEY ROAD,,5000.00,,"20,850.00 Cr."`,
    { in: [[850, '431900000111', 'RITU SHARMA']], out: 1 },
  ],
  [
    'Bank of Baroda',
    `TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)
14-11-2026,14-11-2026,UPI/431900000121/20:15:10/UPI/ritu.s@oksbi/K7P2M4,,,850.00,25850.00Cr
14-11-2026,14-11-2026,UPI/431900000122/20:16:10/UPI/tents@ybl/tents,,5000.00,,20850.00Cr
14-11-2026,14-11-2026,UPI REV/431900000122/20:17:10/UPI/tents@ybl/tents,,,5000.00,25850.00Cr`,
    { in: [[850, '431900000121', null]], out: 1, left: 1 },
  ],
  [
    'Canara Bank',
    `Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance
"14-11-2026 20:15:10","14 Nov 2026",,"UPI/CR/431900000131/RITU SHAR/SBIN/ritu.s@oksbi/K7P2M4//ICI0a1b2c/14/11/2026 20:15:10",33,,"850.00","25,850.00"
"14-11-2026 20:16:10","14 Nov 2026",,"UPI/DR/431900000132/TENT HOUS/YESB/tents@ybl/UPI//ICI0a1b2d/14/11/2026 20:16:10",33,"5,000.00",,"20,850.00"`,
    { in: [[850, '431900000131', 'RITU SHAR']], out: 1 },
  ],
  [
    'Union Bank',
    `Date,Tran Id,Remarks,UTR Number,Instr. ID,Withdrawals,Deposits,Balance
14/11/2026,S0000001,UPIAR/431900000142/DR/TENT HOU/YESB/tents@ybl,,,5000.00,,20850.00
14/11/2026,S0000002,UPIAB/431900000141/CR/RITU SHA/SBIN/919000012345@ok,,,,850.00,21700.00`,
    { in: [[850, '431900000141', 'RITU SHA']], out: 1 },
  ],
  [
    'IDFC FIRST Bank',
    `Transaction Date,Value Date,Particulars,Cheque No.,Debit,Credit,Balance
14-Nov-2026,14-Nov-2026,UPI/MOB/431900000151/K7P2M4,,,850.00,"25,850.00"
14-Nov-2026,14-Nov-2026,UPI/MOB/431900000152/tents,,"5,000.00",,"20,850.00"`,
    { in: [[850, '431900000151', null]], out: 1 },
  ],
  [
    'Yes Bank',
    `Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance
14/11/2026,14/11/2026,431900000161,UPI/431900000161/From:ritu.s@oksbi/To:mandap@yesbank/K7P2M4,,850.00,25850.00
14/11/2026,14/11/2026,431900000162,UPI/431900000162/From:mandap@yesbank/To:tents@ybl/tents,5000.00,,20850.00`,
    { in: [[850, '431900000161', null]], out: 1 },
  ],
  [
    'IndusInd Bank',
    `Date,Type,Description,Debit,Credit,Balance
14 Nov 2026,Transfer Credit,UPI/431900000171/CR/RITU SHARMA/SBIN/ritu.s@oksbi,-,850.00,25850.00
14 Nov 2026,Transfer Debit,UPI/431900000172/DR/TENT HOUSE/YESB/tents@ybl,5000.00,-,20850.00`,
    { in: [[850, '431900000171', 'RITU SHARMA']], out: 1 },
  ],
  [
    'Federal Bank, the last column is the balance’s',
    `Date,Value Date,Particulars,Tran Type,Tran ID,Cheque Details,Withdrawals,Deposits,Balance,DR/CR
14-NOV-2026,14-NOV-2026,UPI IN/431900000181/ritu.s@oksbi/K7P2M4/0000,TFR,S1,,,850.00,850.00,DR
14-NOV-2026,14-NOV-2026,UPIOUT/431900000182/tents@ybl/tents/0000,TFR,S2,,5000.00,,4150.00,DR`,
    { in: [[850, '431900000181', null]], out: 1 },
  ],
  [
    'Indian Bank',
    `Value Date,Post Date,Details,Chq.No.,Debit,Credit,Balance
14/11/26,14/11/26,UPI/431900000191/CR/RITU SHARMA/SBIN,,,INR 850.00,"INR 25,850.00"
14/11/26,14/11/26,NEFT RETURN/SBIN526318000001/TENT HOUSE,,,"INR 5,000.00","INR 30,850.00"`,
    { in: [[850, '431900000191', 'RITU SHARMA']], left: 1 },
  ],
  [
    'Paytm for Business',
    `Transaction_Date,Order_ID,Transaction_Type,Payment_Mode,Customer_VPA,Amount,Status,UTR_No.
"14-11-2026 20:15:10","ORD1","ACQUIRING","UPI","ritu.s@oksbi","850.00","SUCCESS","431900000201"
"14-11-2026 20:16:10","ORD2","ACQUIRING","UPI","amit@oksbi","850.00","PENDING","431900000202"
"14-11-2026 20:17:10","ORD3","REFUND","UPI","ravi@oksbi","1,200.00","SUCCESS","431900000203"
"14-11-2026 20:18:10","ORD4","CHARGEBACK","UPI","ravi@oksbi","1,200.00","SUCCESS","431900000204"`,
    { in: [[850, '431900000201', null]], out: 2, left: 1 },
  ],
  [
    'Google Pay for Business',
    `Date,UPI transaction ID,Customer name,Customer UPI ID,Amount,Payment status
14 Nov 2026,431900000211,Ritu Sharma,ritu.s@oksbi,₹850.00,Completed
14 Nov 2026,431900000212,Amit Roy,amit@oksbi,₹850.00,Failed
14 Nov 2026,431900000213,Ravi Kumar,ravi@oksbi,"₹1,700.00",Refunded`,
    { in: [[850, '431900000211', 'Ritu Sharma']], left: 2 },
  ],
  [
    'BharatPe',
    `Date & Time,Bank RRN,Payer Name,Payer VPA,Amount,Txn Status,Settlement Status
14/11/2026 08:15 PM,431900000221,RITU SHARMA,ritu.s@oksbi,850,SUCCESS,PENDING
14/11/2026 08:16 PM,431900000222,AMIT ROY,amit@oksbi,850,DECLINED,`,
    { in: [[850, '431900000221', 'RITU SHARMA']], left: 1 },
  ],
  [
    'Razorpay',
    `id,entity,amount,currency,status,order_id,method,created_at
pay_1,payment,850.00,INR,captured,order_1,upi,14/11/2026 20:15:10
pay_2,payment,850.00,INR,authorized,order_2,upi,14/11/2026 20:16:10
rfnd_1,refund,850.00,INR,processed,order_3,upi,14/11/2026 20:17:10`,
    { in: [[850, null, null]], out: 1, left: 1 },
  ],
  [
    'a cooperative bank, whose only side is the balance’s',
    `Date,Particulars,Amount,Balance,Dr/Cr
14/11/2026,UPI RITU SHARMA 431900000231,850.00,25850.00,CR
14/11/2026,UPI TENT HOUSE 431900000232,5000.00,20850.00,CR`,
    'side',
  ],
];
