import type { Quotation } from '../../api';
import { csvOf } from '../../kit/list/spreadsheet';
import { csvColumns } from './csvColumns';

test('a request is a line: when, who, what is asked for and its total; no cell is a formula', () => {
  const request = {
    id: '7',
    clients_name: '=1+1',
    clients_phone: null,
    clients_email: 'achieng@example.com',
    clients_note: 'In Kisumu.\n\nItems:\n2 x Kit @ KES 100.00 = KES 200.00\nTotal: KES 200.00',
    county: { id: '12', name: 'Kisumu' },
    assignee: { id: '3', name: 'Barasa Wekesa' },
    productIds: ['8'],
    products: [{ id: '8', product_name: 'Kit', product_price: '100.00' }],
    status: 'new',
    createdAt: '2026-11-20T21:30:00.000Z',
  } as unknown as Quotation;
  const [header, line] = csvOf(csvColumns, [request]).slice(1).split('\r\n');
  expect(header).toBe(
    'id,createdAt,status,source,assignee,clients_name,clients_phone,clients_email,county,subject,message,items,total',
  );
  expect(line).toBe(
    `7,2026-11-21 00:30,new,product,Barasa Wekesa,"'=1+1",,achieng@example.com,Kisumu,,In Kisumu.,2 x Kit,200.00`,
  );
});
